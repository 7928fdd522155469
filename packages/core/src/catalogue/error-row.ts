import { type CatalogueCode, errorCatalogue } from "./error-catalogue.data.ts";
import type { ErrorRow } from "./error-catalogue.types.ts";

/** Whether a value is a code of the error catalogue. */
export const isCatalogueCode = (code: unknown): code is CatalogueCode =>
  typeof code === "string" && Object.hasOwn(errorCatalogue, code);

/** The row of a code; `null` for a code that the catalogue does not have. */
export const findErrorRow = (code: unknown): ErrorRow | null =>
  isCatalogueCode(code) ? errorCatalogue[code] : null;
