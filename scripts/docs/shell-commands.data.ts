/** Commands of the packages, which a check runs as they are written. `create-satang` is what `npm create @satang` runs. */
export const OWN_COMMANDS = ["satang-theme", "satang-sandbox", "create-satang"] as const;

/** Commands of the documents that no check runs as they are written, with the reason. */
export const NOT_RUN: readonly (readonly [command: RegExp, reason: string])[] = [
  [
    /^npm install(?: |$)/,
    "It asks a registry. A check unpacks the packed packages and links the dependencies that they declare in its place.",
  ],
  [
    /^(?:npm create vite@latest|npx create-next-app@latest) /,
    "It downloads the template of the framework. A check writes the files of the template that the guide needs.",
  ],
  [/^npm create @satang@latest$/, "It asks in a terminal. The command with a folder is run."],
  [/^cd /, "Each command is run in its folder."],
  [
    /^npm run dev$/,
    "It needs the packages of the registry. A check builds and visits what the folder contains.",
  ],
  [
    /^npm (?:start|test)$/,
    "The project's own: `npm test` runs the checks, and each journey starts the app.",
  ],
  [/^node --conditions=@satang\/source /, "The project's own. The command of the package is run."],
  [/^curl /, "A machine may have no curl. Tests of the sandbox send each scenario call."],
];
