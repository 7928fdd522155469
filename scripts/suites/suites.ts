import {
  check,
  playwright,
  runner,
  SOURCE,
  type Suite,
  vitest,
  WRITES_AT_THE_END,
} from "./suite.ts";

/** Suites that run one after the other: a build is before the suites that use it. */
export type Group = readonly Suite[];

/** The tag of the main journey of a feature, which is enough in one language. */
const MAIN = "@feature";

/**
 * Suites that find most mistakes in a few minutes: the rules, the machines, every component in a browser, and one journey of each
 * feature on the real sandbox.
 */
export const main: readonly Group[] = [
  // A page waits for half of its time, and Vitest opens one less than there are cores.
  [vitest("browser", "browser*", "--maxWorkers=2")],
  [
    check("contract", ["redocly", "lint"]),
    check("types", ["node", "scripts/commands/types.ts"]),
    check("lint", ["biome", "check", "."]),
    check("browsers", ["node", SOURCE, "scripts/commands/browsers.ts", "source"]),
    playwright("journeys", "--grep", MAIN),
  ],
  [vitest("unit", "node")],
];

const inEngine = (name: string, ...args: readonly string[]) =>
  runner(name, ["node", SOURCE, "scripts/commands/engines.ts", ...args]);

/** Everything else. The longest groups are first; the model is last, because it uses every core that is left. */
export const rest: readonly Group[] = [
  [
    check("size of the app", ["node", SOURCE, "scripts/commands/size.ts", "app"]),
    playwright("e2e", "--grep-invert", MAIN),
  ],
  [
    check("packages", ["node", "scripts/commands/packages.ts"]),
    check("size of the packages", ["node", SOURCE, "scripts/commands/size.ts", "packages"]),
    check("browsers, built", ["node", SOURCE, "scripts/commands/browsers.ts", "built"]),
    check("api report", ["node", SOURCE, "scripts/commands/api-report.ts"]),
  ],
  [
    // Includes the build of the Storybook.
    runner("visual", ["node", SOURCE, "scripts/commands/visual.ts"], {
      silentFor: WRITES_AT_THE_END,
    }),
    vitest("picture proof", "pictures"),
  ],
  [vitest("programs", "programs")],
  [inEngine("firefox", "firefox")],
  [check("hydration", ["node", "scripts/commands/hydration.ts"])],
  [check("model", ["node", "scripts/commands/model.ts", "--runs", "100000"])],
];

/** After all groups, because it reads their results. */
export const last = check("accessibility report", ["node", "scripts/commands/accessibility.ts"]);
