import { parseArgs } from "node:util";

/** The editions of the member app, each with the folder of its build and the environment that it is built with. */
export const EDITIONS = {
  thai: { folder: "apps/member/dist", environment: {} },
  lao: { folder: ".satang/member-lao", environment: { VITE_COUNTRY: "LA" } },
};

/**
 * The edition that a command was asked for: `--edition lao`.
 * @throws Error for another name or option
 */
export function editionOfCommand(args = process.argv.slice(2)) {
  const { values } = parseArgs({ args, options: { edition: { type: "string", default: "thai" } } });
  if (Object.hasOwn(EDITIONS, values.edition)) return values.edition;
  throw new Error(`--edition is ${Object.keys(EDITIONS).join(" or ")}, not "${values.edition}"`);
}
