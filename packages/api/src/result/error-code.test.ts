import { errorCatalogue } from "@satang/core";
import { expect, it } from "vitest";
import { ERROR_CODES } from "../generated/error-codes.ts";

it("every code of the contract has a row in the error catalogue, and no row has another code", () => {
  expect(Object.keys(errorCatalogue)).toEqual(ERROR_CODES);
});
