import { resolve } from "node:path";

const at = (name: string) => resolve("node_modules", name);

/** Folders of each supported React version and its types. */
export const VERSIONS = {
  18: {
    react: at("react-18"),
    "react-dom": at("react-dom-18"),
    types: { react: at("types-react-18"), "react-dom": at("types-react-dom-18") },
  },
  19: {
    react: at("react"),
    "react-dom": at("react-dom"),
    types: { react: at("@types/react"), "react-dom": at("@types/react-dom") },
  },
};

/** The supported versions. */
export const REACT_VERSIONS = [18, 19] as const;

export type ReactVersion = (typeof REACT_VERSIONS)[number];
