import { expect, it } from "vitest";
import { acceptedType, declaresType, isMediaType, pickerAccept } from "./declared-type.ts";

it.each([
  ["image/png", "image/png"],
  [" IMAGE/PNG ", "image/png"],
  [".png", "image/png"],
  [".JPEG", "image/jpeg"],
  [".jpg", "image/jpeg"],
  ["image/jpg", "image/jpeg"],
  [".heic", "image/heic"],
  [".mov", "video/quicktime"],
  [".pdf", "application/pdf"],
  [".csv", ".csv"],
  ["image/*", "image/*"],
  ["constructor", "constructor"],
])("the token %j accepts %j", (token, type) => {
  expect(acceptedType(token)).toBe(type);
});

it.each([
  ["image/jpeg", true],
  ["application/pdf", true],
  ["image/svg+xml", false],
  ["text/csv", false],
  ["constructor", false],
  ["", false],
])("a file of the type %j is known by its content: %j", (type, isKnown) => {
  expect(isMediaType(type)).toBe(isKnown);
});

it.each([
  [["image/png", "image/jpeg"], "image/png,image/jpeg,application/octet-stream"],
  [["image/*"], "image/*,application/octet-stream"],
  [[".jpg", ".csv"], ".jpg,.csv,application/octet-stream"],
  [["text/csv"], "text/csv"],
  [[], ""],
])("a picker for %j offers %j", (tokens, accept) => {
  expect(pickerAccept(tokens)).toBe(accept);
});

it("an empty type and a generic one declare nothing", () => {
  expect(["", "application/octet-stream", "image/png", "text/plain"].map(declaresType)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
