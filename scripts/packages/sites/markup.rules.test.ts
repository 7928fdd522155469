import { expect, it } from "vitest";
import { textsOf, unshownTexts } from "./markup.rules.ts";

const texts = textsOf({ deposit: { title: "Deposit by QR", done: "500 baht arrived" }, ok: "OK" });

it("finds a text that a server sends with a page which does not show it", () => {
  const data = '<script>self.data.push("Deposit by QR 500 baht arrived")</script>';
  expect(unshownTexts(`<h1>Deposit by QR</h1>${data}`, texts)).toEqual(["500 baht arrived"]);
});

it("accepts texts that are shown, and pages without data", () => {
  expect(unshownTexts("<h1>Deposit by QR</h1><p>500 baht arrived</p>", texts)).toEqual([]);
});
