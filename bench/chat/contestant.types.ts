/** A message as every contestant shows it. */
export type Message = {
  readonly id: string;
  readonly text: string;
  readonly isOwn: boolean;
  /** ms since the epoch. */
  readonly at: number;
};

/** Shows messages, and shows them again with more of them. */
export type Show = {
  (messages: readonly Message[]): void;
  /** Brings messages into the form in which the list takes them. @default nothing to do */
  readonly prepare?: (messages: readonly Message[]) => unknown;
};

/** Puts a list into an element of the size of a phone's chat. */
export type Contestant = (root: HTMLElement) => Show;
