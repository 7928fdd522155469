import type { MediaType } from "@satang/core";
import { expect, test } from "vitest";
import {
  type FileRefusal,
  isPicture,
  refusalOf,
  shownName,
  sizeText,
  typeNames,
} from "./file.rules.ts";

const file = (name: string, type: string, bytes = 8) =>
  new File([new Uint8Array(bytes)], name, { type });
const OCTETS = "application/octet-stream";
const pictures = { accept: ["image/jpeg", "image/png"], maxBytes: 1024 };

test.each<[string, File[], MediaType | null, FileRefusal | undefined]>([
  ["a picture of the kind", [file("a.png", "image/png")], "image/png", undefined],
  ["capitals", [file("A.PNG", "IMAGE/PNG")], "image/png", undefined],
  ["a phone that names no type", [file("a.jpg", "")], "image/jpeg", undefined],
  ["a device that does not know the type", [file("a.bin", OCTETS)], "image/jpeg", undefined],
  ["a phone that names another type", [file("a.heic", "image/heic")], "image/jpeg", undefined],
  ["another extension", [file("a.txt", "text/plain")], "image/png", undefined],
  ["no extension, no type", [file("slip", "")], "image/png", undefined],
  ["nothing picked", [], null, undefined],
  ["another kind", [file("a.pdf", "application/pdf")], "application/pdf", "wrongType"],
  ["another kind that calls itself one", [file("a.png", "image/png")], "image/heic", "wrongType"],
  ["a text that calls itself a picture", [file("a.png", "image/png")], null, "wrongType"],
  ["a text with the name of a picture", [file("a.png", "")], null, "wrongType"],
  ["a text that calls itself text", [file("a.png", "text/html")], null, "wrongType"],
  ["a picture with a script in it", [file("a.svg", "image/svg+xml")], null, "wrongType"],
  ["no extension, no type, no picture", [file("slip", "")], null, "wrongType"],
  ["an empty file", [file("a.png", "image/png", 0)], null, "empty"],
  ["a byte too much", [file("a.png", "image/png", 1025)], "image/png", "tooBig"],
  ["two", [file("a.png", "image/png"), file("b.png", "image/png")], "image/png", "onlyOne"],
])("files are accepted or refused by what they are: %s", (_case, files, type, refusal) => {
  expect(refusalOf(files, type, pictures)).toBe(refusal);
});

test.each<[string, File, MediaType | null, string, FileRefusal | undefined]>([
  ["an extension of a known content", file("a.PDF", ""), "application/pdf", ".pdf", undefined],
  ["the same of another content", file("a.PDF", ""), null, ".pdf", "wrongType"],
  ["the same with another name", file("a.bin", ""), "application/pdf", ".pdf", undefined],
  ["an extension of another content", file("a.CSV", OCTETS), null, ".csv", undefined],
  ["a type that no content shows", file("a", "text/csv"), null, "text/csv", undefined],
  ["the same with a known content", file("a", "text/csv"), "image/png", "text/csv", "wrongType"],
  ["all pictures", file("a.webp", "image/webp"), "image/webp", "image/*", undefined],
  ["a picture that no content shows", file("a.tif", "image/tiff"), null, "image/*", undefined],
  ["a text among all pictures", file("a.png", "image/png"), null, "image/*", "wrongType"],
  ["a film among all pictures", file("a.png", "image/png"), "video/mp4", "image/*", "wrongType"],
])("a kind accepts or refuses a file by what it is: %s", (_case, chosen, type, token, refusal) => {
  expect(refusalOf([chosen], type, { accept: [token] })).toBe(refusal);
});

test("every kind is accepted without a list", () => {
  expect(refusalOf([file("a.exe", "")], null, {})).toBeUndefined();
});

test.each([
  ["image/png", "a"],
  ["", "a.png"],
  [OCTETS, "a.jpg"],
])("an empty file that may be chosen is what it declares: %j, %j", (type, name) => {
  expect(refusalOf([file(name, type, 0)], null, { ...pictures, minBytes: 0 })).toBeUndefined();
  expect(refusalOf([file("a.txt", "", 0)], null, { ...pictures, minBytes: 0 })).toBe("wrongType");
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
  expect(shownName("\ufeffslip\u061c\u200b\u2060.jp\u00adg\0")).toBe("slip.jpg");
  expect(shownName("ใบเสร็จที่ปลื้ม.png")).toBe("ใบเสร็จที่ปลื้ม.png");
});
