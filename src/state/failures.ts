/** Something that the runtime cannot carry out yet. Caught where it arises and reported; never a silent nothing. */
export class NotExecutable extends Error {
  override readonly name = "NotExecutable";

  /** `what` names the kind of effect, quantity, filter or event. */
  constructor(readonly what: string) {
    super(`not executable: ${what}`);
  }
}

/** An input that the rules do not allow; the state stays as it was. */
export class IllegalAction extends Error {
  override readonly name: string = "IllegalAction";

  /** `rule` is the rule that forbids it. */
  constructor(
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

/** An answer that its request does not allow; the request stands. */
export class WrongAnswer extends IllegalAction {}
