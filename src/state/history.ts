/** A game with the way that led to it. */
export interface History<State, Input> {
  readonly first: State;
  readonly inputs: readonly Input[];
  readonly state: State;
  /** How many inputs can be taken back: none past what revealed or randomised something. */
  readonly undoable: number;
}

/** What one input brought about. */
export interface Advance<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly reports: readonly { readonly kind: string }[];
}

/** What a game gives for its inputs to be kept and taken back. */
export interface KeptGame<State, Input, Event> {
  readonly step: (state: State, input: Input) => Advance<State, Event>;
  /** Whether nobody knows more after an input than before, and nothing was left to chance. */
  readonly isHarmless: (before: State, after: State, events: readonly Event[]) => boolean;
}

/** The way of a game: how it begins, goes on, and goes back. */
export interface Histories<State, Input> {
  /** A history that begins at a state. */
  readonly begin: (first: State) => History<State, Input>;
  /** Goes on with an input; one that was not allowed is not kept. */
  readonly extend: (history: History<State, Input>, input: Input) => History<State, Input>;
  /** Plays inputs from a state: the same state and inputs always give the same result. */
  readonly replay: (first: State, inputs: readonly Input[]) => State;
  /** Takes the last input back, where nothing has been revealed or randomised since. */
  readonly undo: (history: History<State, Input>) => History<State, Input>;
}

/** The histories of a game. */
export function historiesOf<State, Input, Event>(game: KeptGame<State, Input, Event>): Histories<State, Input> {
  const replay = (first: State, inputs: readonly Input[]): State =>
    inputs.reduce((state, input) => game.step(state, input).state, first);
  return {
    replay,
    begin: (first) => ({ first, inputs: [], state: first, undoable: 0 }),
    extend: (history, input) => {
      const { state, events, reports } = game.step(history.state, input);
      if (reports.some(({ kind }) => kind === "illegal")) return history;
      const undoable = game.isHarmless(history.state, state, events) ? history.undoable + 1 : 0;
      return { first: history.first, inputs: [...history.inputs, input], state, undoable };
    },
    undo: (history) => {
      if (history.undoable === 0) return history;
      const inputs = history.inputs.slice(0, -1);
      return { first: history.first, inputs, state: replay(history.first, inputs), undoable: history.undoable - 1 };
    },
  };
}
