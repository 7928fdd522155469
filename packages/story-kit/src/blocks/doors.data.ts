/** A way into the documentation, by what somebody came to do. */
export interface Door {
  readonly title: string;
  readonly text: string;
  /** Pages of Storybook; the first one is where to begin. */
  readonly links: readonly (readonly [label: string, path: string])[];
}

export const doors: readonly Door[] = [
  {
    title: "Design",
    text: "Colours, type, space and motion, a brand from one colour, and how money is shown.",
    links: [
      ["Foundations", "/docs/foundations-overview--docs"],
      ["Components", "/docs/components--docs"],
      ["Theme studio", "/story/theming-studio--studio"],
      ["Patterns", "/docs/patterns-amounts--docs"],
    ],
  },
  {
    title: "Build",
    text: "A wallet with login, deposit and withdrawal in a new site, then your own brand and backend.",
    links: [
      ["Quick start", "/docs/guides-quick-start--docs"],
      ["Provider", "/docs/guides-provider--docs"],
      ["Theming", "/docs/theming-guide--docs"],
      ["Your own backend", "/docs/guides-your-own-backend--docs"],
    ],
  },
  {
    title: "Test",
    text: "A fake backend, a sandbox with every fault, and what each component does for everybody.",
    links: [
      ["Testing", "/docs/guides-testing--docs"],
      ["Accessibility", "/docs/guides-accessibility--docs"],
      ["Errors", "/docs/guides-errors--docs"],
      ["About the pictures", "/docs/pictures-about-the-pictures--docs"],
    ],
  },
];
