import { createGlobalThemeContract } from "@vanilla-extract/css";
import { column } from "../tokens/columns.ts";
import type { TokenTable, VariableRows } from "../tokens/token.types.ts";
import { variableName } from "./variable-name.ts";

type Contract = {
  -readonly [Group in keyof TokenTable]: { -readonly [Token in keyof VariableRows<Group>]: null };
};

/**
 * The variables of the token table: components read these variables and no others. Published as
 * `--satang-<group>-<token>`; removing or renaming one is a breaking change.
 */
export const vars = createGlobalThemeContract(
  column(({ variable }) => (variable === false ? undefined : null)) as Contract,
  (_value, path) => variableName(path),
);
