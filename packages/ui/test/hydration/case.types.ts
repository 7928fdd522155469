import type { ReactElement } from "react";

/** An element that a server renders and a browser hydrates. */
export interface Case {
  /** Title and name, as in Storybook. */
  id: string;
  /** Created again for each rendering: server and browser have different elements. */
  draw: () => ReactElement;
}

/** The server's rendering of a case. */
export interface Drawn {
  id: string;
  html: string;
  /** Messages of React during rendering. */
  complaints: string[];
}
