/**
 * The bold words before a colon that say when an ability resolves. Sets up to Dark Tidings print Reap and Fight, later
 * ones After Reap and After Fight, which mean the same. Several stand together with a slash: "Play/After Reap:".
 */
export const HEADERS = {
  play: "Play",
  afterReap: "After Reap",
  reap: "Reap",
  afterFight: "After Fight",
  fight: "Fight",
  beforeFight: "Before Fight",
  beforeReap: "Before Reap",
  action: "Action",
  omni: "Omni",
  destroyed: "Destroyed",
  scrap: "Scrap",
  fate: "Fate",
  leavesPlay: "Leaves Play",
} as const;

/** A header, in the words of this house. */
export type HeaderName = keyof typeof HEADERS;
