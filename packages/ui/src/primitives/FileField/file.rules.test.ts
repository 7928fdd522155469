import { expect, test } from "vitest";
import { isPicture, refusalOf, shownName, sizeText, typeNames } from "./file.rules.ts";

const file = (name: string, type: string, bytes = 8) =>
  new File([new Uint8Array(bytes)], name, { type });
const pictures = { accept: ["image/jpeg", "image/png"], maxBytes: 1024 };

test.each([
  ["a picture of the kind", [file("a.png", "image/png")], undefined],
  ["capitals", [file("A.PNG", "IMAGE/PNG")], undefined],
  ["a phone that names no type", [file("a.jpg", "")], undefined],
  ["nothing picked", [], undefined],
  ["another kind", [file("a.pdf", "application/pdf")], "wrongType"],
  ["another kind that calls itself one", [file("a.png", "text/html")], "wrongType"],
  ["a picture with a script in it", [file("a.svg", "image/svg+xml")], "wrongType"],
  ["no extension, no type", [file("slip", "")], "wrongType"],
  ["an empty file", [file("a.png", "image/png", 0)], "empty"],
  ["a byte too much", [file("a.png", "image/png", 1025)], "tooBig"],
  ["two", [file("a.png", "image/png"), file("b.png", "image/png")], "onlyOne"],
])("%s", (_case, files, refusal) => {
  expect(refusalOf(files, pictures)).toBe(refusal);
});

test("kinds may be extensions or all pictures", () => {
  expect(refusalOf([file("a.PDF", "")], { accept: [".pdf"] })).toBeUndefined();
  expect(refusalOf([file("a.webp", "image/webp")], { accept: ["image/*"] })).toBeUndefined();
  expect(refusalOf([file("a.exe", "")], {})).toBeUndefined();
});

test("only pictures that cannot run code are shown", () => {
  expect(isPicture(file("a.png", "image/png"))).toBe(true);
  expect(isPicture(file("a.svg", "image/svg+xml"))).toBe(false);
  expect(isPicture(file("a.html", "text/html"))).toBe(false);
});

test("kinds and sizes are written without words of a language", () => {
  expect(typeNames(["image/jpeg", ".jpeg", ".pdf", "image/*"], "Pictures")).toBe(
    "JPEG, PDF, Pictures",
  );
  expect(sizeText(5 * 1024 * 1024)).toBe("5 MB");
  expect(sizeText(5 * 1024 * 1024 + 6000)).toBe("5.1 MB");
  expect(sizeText(900)).toBe("0.9 KB");
});

test("a name cannot reverse its own extension", () => {
  expect(shownName("slip\u202Egpj.exe")).toBe("slipgpj.exe");
  expect(shownName("ใบเสร็จที่ปลื้ม.png")).toBe("ใบเสร็จที่ปลื้ม.png");
});
