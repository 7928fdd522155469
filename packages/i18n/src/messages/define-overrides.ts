import type { CatalogueOverrides, Checked } from "./catalogue.types.ts";

/**
 * A partner's own wording, checked against the catalogue: a key that does not exist
 * or an argument the message is never given fails the type check.
 *
 * @example
 * const words = defineOverrides({ wallet: { title: "My purse" } });
 */
export function defineOverrides<const Tree extends CatalogueOverrides>(
  tree: Tree & Checked<Tree>,
): CatalogueOverrides {
  return tree;
}
