import type { ReactElement } from "react";

/** Something a server draws and a browser takes over. */
export interface Case {
  /** Title and name, as in Storybook. */
  id: string;
  /** Made anew for each drawing: the server's and the browser's are not the same. */
  draw: () => ReactElement;
}

/** What the server made of a case. */
export interface Drawn {
  id: string;
  html: string;
  /** What React said while drawing. */
  complaints: string[];
}
