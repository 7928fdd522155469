import type { Catalogue } from "../messages/catalogue.types.ts";
import type { MessageTree } from "../messages/tree.types.ts";
import { pseudoText } from "./pseudo-text.ts";

/** The pseudo-locale `en-XA`, generated from English. */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return pseudoTree(english) as unknown as Catalogue;
}

function pseudoTree(tree: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      typeof node === "string" ? pseudoText(node) : pseudoTree(node),
    ]),
  );
}
