import type { Catalogue, Checked } from "./catalogue.types.ts";

/** All texts of a language, checked for arguments that the English text does not have. */
export function defineCatalogue<const Tree extends Catalogue>(tree: Tree & Checked<Tree>): Tree {
  return tree;
}
