import type { ThemeValues } from "./brand.types.ts";
import { column } from "./columns.ts";
import type { RowsBy, TokenGroup } from "./token.types.ts";

type Shared<Group extends TokenGroup> = Pick<
  ThemeValues[Group],
  keyof RowsBy<Group, "shared"> & keyof ThemeValues[Group]
>;

/** The values that all brands share, by group and token. */
export const baseValues = column(({ author, value }) =>
  author === "shared" ? value : undefined,
) as { [Group in "space" | "font" | "motion" | "size" | "z"]: Shared<Group> };
