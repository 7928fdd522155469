import type { Edition } from "@satang/core";

/** The editions of the member app, each with the folder of its build and the environment that it is built with. */
export const EDITIONS: Readonly<
  Record<
    Edition,
    { readonly folder: string; readonly environment: Readonly<Record<string, string>> }
  >
>;

/**
 * The edition that a command was asked for: `--edition lao`.
 * @throws Error for another name or option
 */
export function editionOfCommand(args?: readonly string[]): Edition;
