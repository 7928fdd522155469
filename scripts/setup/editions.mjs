import { parseArgs } from "node:util";

/** @import { Edition } from "@satang/core" */

/**
 * The editions of the member app, each with the folder of its build and the environment that it is built with.
 * @type {Readonly<Record<Edition, { readonly folder: string, readonly environment: Readonly<Record<string, string>> }>>}
 */
export const EDITIONS = {
  thai: { folder: "apps/member/dist", environment: {} },
  lao: { folder: ".satang/member-lao", environment: { VITE_COUNTRY: "LA" } },
};

/**
 * @param {string} name
 * @returns {name is Edition}
 */
const isEdition = (name) => Object.hasOwn(EDITIONS, name);

/**
 * The edition that a command was asked for: `--edition lao`.
 * @throws Error for another name or option
 */
export function editionOfCommand(args = process.argv.slice(2)) {
  const { values } = parseArgs({ args, options: { edition: { type: "string", default: "thai" } } });
  if (isEdition(values.edition)) return values.edition;
  throw new Error(`--edition is ${Object.keys(EDITIONS).join(" or ")}, not "${values.edition}"`);
}
