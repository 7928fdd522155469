import { expect, test } from "vitest";
import { pastedFile } from "./paste.rules.ts";

const file = (name: string) => new File(["content"], name);

test.each<[string, string, string[], string | null]>([
  ["a screenshot", "", ["image.png"], "image.png"],
  ["a text", "500 baht", [], null],
  ["a text with its picture", "500 baht", ["image.png"], null],
  ["a text with the name of its picture inside", "see image.png", ["image.png"], null],
  ["a file with its name", "slip.jpg", ["slip.jpg"], "slip.jpg"],
  ["files with their names", "a.jpg\r\nb.jpg\r\n", ["a.jpg", "b.jpg"], "a.jpg"],
  ["a screenshot with an empty text", " \n", ["image.png"], "image.png"],
  ["nothing", "", [], null],
])("of %s, the file is found: %j %j", (_case, text, names, found) => {
  expect(pastedFile({ text, files: names.map(file) })?.name ?? null).toBe(found);
});
