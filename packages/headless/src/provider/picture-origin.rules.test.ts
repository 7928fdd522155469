import { expect, test } from "vitest";
import { pictureOriginOf } from "./picture-origin.rules.ts";

test.each([
  ["https://pictures.example", "https://pictures.example"],
  ["https://pictures.example/", "https://pictures.example"],
  ["https://pictures.example:8443", "https://pictures.example:8443"],
  ["https://PICTURES.example:443", "https://pictures.example"],
])("%s is the origin %s", (named, origin) => {
  expect(pictureOriginOf(named)).toBe(origin);
});

test.each([
  "",
  "pictures.example",
  "//pictures.example",
  "http://pictures.example",
  "https://pictures.example/games",
  "https://pictures.example?size=2",
  "https://pictures.example#games",
  "https://member@pictures.example",
  "https://*.pictures.example",
  "https://[",
  "data:image/png;base64,AA",
  "blob:https://pictures.example/1",
  "javascript:alert(1)",
  "*",
])("%j names no origin of pictures", (named) => {
  expect(pictureOriginOf(named)).toBeNull();
});
