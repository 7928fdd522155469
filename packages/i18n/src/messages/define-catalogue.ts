import type { Catalogue, Checked } from "./catalogue.types.ts";

/** A whole language, checked for arguments the English text does not have. */
export function defineCatalogue<const Tree extends Catalogue>(tree: Tree & Checked<Tree>): Tree {
  return tree;
}
