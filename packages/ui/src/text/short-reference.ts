const LONGEST = 12;
const KEPT = 4;

/** The ends of a long reference, enough to recognise it: `0142…8830`. */
export const shortReference = (reference: string): string =>
  reference.length <= LONGEST ? reference : `${reference.slice(0, KEPT)}…${reference.slice(-KEPT)}`;
