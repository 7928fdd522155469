import type { ReactElement, ReactNode } from "react";

/** An element that a server renders and a browser hydrates. */
export interface Case {
  /** Title and name, as in Storybook. */
  id: string;
  /**
   * Created again for each rendering: server and browser have different elements. A case that waits for something renders
   * `mark` where it waits, to be hydrated there too.
   */
  draw: (mark?: ReactNode) => ReactElement;
  /** Text that the server must have rendered. */
  has?: string;
  /** Whether it renders the mark. */
  isMarked?: boolean;
}

/** The server's rendering of a case. */
export interface Drawn {
  id: string;
  html: string;
  /** Messages of React during rendering. */
  complaints: string[];
}
