import { expect, it } from "vitest";
import { errorCatalogue } from "./error-catalogue.data.ts";
import type { ErrorRow } from "./error-catalogue.types.ts";
import { findErrorRow, isCatalogueCode } from "./error-row.ts";

const rows: readonly (readonly [string, ErrorRow])[] = Object.entries(errorCatalogue);

it("finds the row of a code, and none for other values", () => {
  expect(findErrorRow("TRUELINK_INVALID")).toMatchObject({ place: "field", about: "link" });
  for (const other of ["NEW_CODE", "constructor", "", 7, null, undefined])
    expect([findErrorRow(other), isCatalogueCode(other)]).toEqual([null, false]);
});

it("names the field of each message that is shown at a field", () => {
  expect(rows.filter(([, { place, about }]) => place === "field" && about === null)).toEqual([]);
});

it("offers a retry exactly when a next step needs one", () => {
  const lasting = new Set(["nothing", "contactSupport", "signIn"]);
  const odd = rows.filter(([, { next, retry }]) => retry === "never" && !lasting.has(next));
  expect(odd).toEqual([]);
});
