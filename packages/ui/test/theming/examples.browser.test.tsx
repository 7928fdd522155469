import { show } from "@satang/story-kit/show";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import overrides from "./overrides.css?raw";
import { PartnerCorner } from "./scopes.tsx";
import { wearStored } from "./stored.ts";
import { choose } from "./switch.ts";

const root = document.documentElement;
const variable = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();

afterEach(() => {
  localStorage.removeItem("theme");
  root.dataset.satangTheme = "river-night";
  document.adoptedStyleSheets = [];
});

test("a scope has its brand, and so does the dialog that opens from it", async () => {
  await show(<PartnerCorner />);
  const button = page.getByRole("button", { name: "Read the terms" });
  expect(variable(button.element(), "--satang-color-accent")).toBe("#b3125f");
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Terms" });
  expect(variable(dialog.element(), "--satang-color-accent")).toBe("#b3125f");
});

test("a choice applies immediately, and before the first paint of the next visit", async () => {
  choose("river-day");
  expect(root.dataset.satangTheme).toBe("river-day");
  root.removeAttribute("data-satang-theme");
  const script = document.createElement("script");
  script.src = new URL("./before-paint.js", import.meta.url).href;
  await new Promise((resolve) => {
    script.onload = resolve;
    document.head.append(script);
  });
  expect(root.dataset.satangTheme).toBe("river-day");
});

test("a stored brand applies, or is refused with a message and the page does not change", () => {
  const good = {
    id: "stored",
    extends: "river-day",
    color: { accent: "#005fcc", onAccent: "#fff" },
  };
  expect(wearStored(good)).toBeUndefined();
  expect(variable(root, "--satang-color-accent")).toBe("#005fcc");
  expect(wearStored({ ...good, color: { accent: "blue" } })).toBe(
    'Theme token "color.accent" is "blue"; expected a hex colour.',
  );
  expect(variable(root, "--satang-color-accent")).toBe("#005fcc");
});

test("plain CSS applies in the scope too", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overrides);
  document.adoptedStyleSheets.push(sheet);
  await show(<PartnerCorner theme="river-day" />);
  const button = page.getByRole("button", { name: "Read the terms" }).element();
  // The pointer may still be where an earlier test moved it.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  expect(getComputedStyle(button).backgroundColor).toBe("rgb(161, 0, 107)");
  expect(getComputedStyle(button).borderRadius).toBe("999px");
});
