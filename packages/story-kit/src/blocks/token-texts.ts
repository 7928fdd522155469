import { tokenDocs } from "../../../ui/src/theme/docs/token-docs.ts";
import source from "../../../ui/src/theme/tokens/token-table.ts?raw";

/** The comment of every token, for the pages of foundations. */
export const tokenTexts = tokenDocs(source);
