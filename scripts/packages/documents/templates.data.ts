/**
 * Programs of others that the documents run in their newest version, and the version that a check runs in its place: the
 * result would depend on the day otherwise.
 */
export const PINNED: Readonly<Record<string, string>> = {
  // The template of this version has Vite 8, as the catalog of the project.
  "vite@latest": "vite@9.3.0",
  // Next.js 16, as the catalog of the project. This program is not published for each version of Next.js.
  "create-next-app@latest": "create-next-app@16.4.3",
};

const FACE = (family: string) =>
  `@font-face { font-family: "${family}"; font-weight: 100 900; src: local("Arial"); }`;

/** Fonts that the layout of `create-next-app` asks Google for, by their addresses: a machine may reach no other host than its registry. */
export const FONTS: Readonly<Record<string, string>> = {
  "https://fonts.googleapis.com/css2?family=Geist:wght@100..900&display=swap": FACE("Geist"),
  "https://fonts.googleapis.com/css2?family=Geist+Mono:wght@100..900&display=swap":
    FACE("Geist Mono"),
};
