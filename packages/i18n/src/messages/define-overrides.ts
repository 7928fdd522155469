import type { CatalogueOverrides, Checked } from "./catalogue.types.ts";

/**
 * Texts of a partner, checked against the catalogue: a key that does not exist
 * or an argument that the message never receives fails the type check.
 *
 * @example
 * const words = defineOverrides({ wallet: { title: "My wallet" } });
 */
export function defineOverrides<const Tree extends CatalogueOverrides>(
  tree: Tree & Checked<Tree>,
): CatalogueOverrides {
  return tree;
}
