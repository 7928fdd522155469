/** Commands of the packages, which a check runs as they are written. `create-satang` is what `npm create @satang` runs. */
export const OWN_COMMANDS = ["satang-theme", "satang-sandbox", "create-satang"] as const;

/** Sections of documents that a check follows as a reader does: it runs each command and writes each file. */
export const FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  ".storybook/docs/quick-start.mdx": [
    "Vite",
    "Next.js",
    "The wallet",
    "Start it",
    "React Router",
    "Build it",
    "Serve it with Next.js",
    "Without React",
  ],
  "packages/create/README.md": ["@satang/create"],
  "packages/ui/README.md": ["One component to begin with"],
};

/** Commands of the documents that no check runs as they are written, with the reason. */
export const NOT_RUN: readonly (readonly [command: RegExp, reason: string])[] = [
  [
    /^npm (?:start|test)$/,
    "The project's own: `npm test` runs the checks, and each journey starts the app.",
  ],
  [/^node --conditions=@satang\/source /, "The project's own. The command of the package is run."],
  [/^curl /, "A machine may have no curl. Tests of the sandbox send each scenario call."],
];
