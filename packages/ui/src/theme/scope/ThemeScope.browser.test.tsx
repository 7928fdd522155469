import { useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lotus } from "../brands/lotus/index.ts";
import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { adoptTheme } from "../css/adopt-theme.ts";
import { switchTheme } from "./switch-theme.ts";
import { ThemeScope } from "./ThemeScope.tsx";
import { useThemeScope } from "./theme-scope-context.ts";

const NIGHT = riverNight.color.surface;
const DAY = riverDay.color.surface;

const variable = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();
const surface = (element: Element) => variable(element, "--satang-color-surface");
const surfaceOf = (text: string) => surface(page.getByText(text, { exact: true }).element());

/** Chromium's interface to set the settings of the device. */
interface Devtools {
  send(method: string, params: object): Promise<unknown>;
}

const device = (features: Record<string, string>) =>
  (cdp() as unknown as Devtools).send("Emulation.setEmulatedMedia", {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

afterEach(async () => {
  await device({
    "prefers-color-scheme": "",
    "forced-colors": "",
    "prefers-reduced-motion": "",
  });
  document.documentElement.dataset.satangTheme = "river-night";
});

function Portalled({ text = "Sheet" }: { text?: string }) {
  return createPortal(<div {...useThemeScope()}>{text}</div>, document.body);
}

const draftMounted = vi.fn();

function Draft() {
  useState(draftMounted);
  return <input aria-label="Draft" />;
}

function Host() {
  const [theme, setTheme] = useState("river-night");
  return (
    <ThemeScope theme={theme}>
      <Draft />
      <Portalled />
      <button type="button" onClick={() => setTheme("river-day")}>
        Day
      </button>
    </ThemeScope>
  );
}

const gliderRendered = vi.fn();

function Glider() {
  gliderRendered();
  return (
    <p
      style={{
        color: "var(--satang-color-text)",
        transition: "color var(--satang-motion-slow)",
      }}
    >
      Glider
    </p>
  );
}

test("a brand applies inside its scope only, and to portals that open from it", async () => {
  await render(
    <>
      <p>Outside</p>
      <ThemeScope theme="river-day">
        <p>Inside</p>
        <Portalled />
      </ThemeScope>
    </>,
  );
  expect([surfaceOf("Outside"), surfaceOf("Inside"), surfaceOf("Sheet")]).toEqual([
    NIGHT,
    DAY,
    DAY,
  ]);
});

test("scopes nest to any depth, each with its portals", async () => {
  await render(
    <ThemeScope theme="river-day">
      <ThemeScope theme="river-night">
        <ThemeScope theme="river-day">
          <ThemeScope theme="river-night">
            <p>Fourth</p>
            <Portalled text="Fourth sheet" />
          </ThemeScope>
          <p>Third</p>
          <Portalled text="Third sheet" />
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>,
  );
  expect([surfaceOf("Fourth"), surfaceOf("Fourth sheet")]).toEqual([NIGHT, NIGHT]);
  expect([surfaceOf("Third"), surfaceOf("Third sheet")]).toEqual([DAY, DAY]);
});

test("exact values of a brand end with its scope: another brand inside has the shared values", async () => {
  const loud = {
    space: { 4: "40px" },
    font: { sizeBody: "2rem" },
    motion: { base: "900ms" },
    size: { touch: "90px" },
    z: { toast: "7" },
  };
  adoptTheme({ ...lotus, id: "loud", values: loud });
  await render(
    <ThemeScope theme="loud">
      <p>Loud</p>
      <ThemeScope theme="river-day">
        <p>Calm</p>
      </ThemeScope>
    </ThemeScope>,
  );
  const shared = ["space-4", "font-size-body", "motion-base", "size-touch", "z-toast"];
  const values = (text: string) =>
    shared.map((name) => variable(page.getByText(text).element(), `--satang-${name}`));
  expect(values("Loud")).toEqual(["40px", "2rem", "900ms", "90px", "7"]);
  expect(values("Calm")).toEqual(["16px", "0.9375rem", "200ms", "44px", "3000"]);
});

test("a nested scope without a brand keeps the outer one", async () => {
  await render(
    <ThemeScope theme="river-day">
      <ThemeScope data-testid="inner">x</ThemeScope>
    </ThemeScope>,
  );
  await expect.element(page.getByTestId("inner")).toHaveAttribute("data-satang-theme", "river-day");
});

test("a scope changes its brand without mounting its content again, including portals", async () => {
  draftMounted.mockClear();
  await render(<Host />);
  await page.getByRole("textbox", { name: "Draft" }).fill("half a word");
  const sheet = page.getByText("Sheet").element();
  await page.getByRole("button", { name: "Day" }).click();
  expect([surfaceOf("Day"), surfaceOf("Sheet")]).toEqual([DAY, DAY]);
  expect(page.getByText("Sheet").element()).toBe(sheet);
  await expect.element(page.getByRole("textbox", { name: "Draft" })).toHaveValue("half a word");
  expect(draftMounted).toHaveBeenCalledTimes(1);
});

test("an id without a style sheet keeps the brand of the parent", async () => {
  await render(
    <ThemeScope theme={'x"] { } '}>
      <p>Inside</p>
    </ThemeScope>,
  );
  expect(surfaceOf("Inside")).toBe(NIGHT);
});

test("CSS alone follows the setting of the device, so that no other theme appears for a moment", async () => {
  await render(
    <ThemeScope theme="river-night">
      <ThemeScope theme="system">
        <p>Inside</p>
      </ThemeScope>
    </ThemeScope>,
  );
  await device({ "prefers-color-scheme": "light" });
  expect(surfaceOf("Inside")).toBe(DAY);
  await device({ "prefers-color-scheme": "dark" });
  expect(surfaceOf("Inside")).toBe(NIGHT);
  await device({ "prefers-color-scheme": "light" });
  document.documentElement.removeAttribute("data-satang-theme");
  expect(surface(document.documentElement)).toBe(DAY);
});

test("a switch changes one attribute: without rendering, and without a colour transition in its frame", async () => {
  await render(<Glider />);
  const glider = page.getByText("Glider").element();
  const before = getComputedStyle(glider).color;
  gliderRendered.mockClear();
  switchTheme("river-day");
  // The frame that renders the new theme: no colour between the two is visible.
  await new Promise(requestAnimationFrame);
  expect(getComputedStyle(glider).color).toBe("rgb(28, 26, 23)");
  expect(getComputedStyle(glider).color).not.toBe(before);
  expect(document.getAnimations()).toEqual([]);
  expect(variable(glider, "--satang-motion-slow")).toBe("300ms");
  expect(gliderRendered).not.toHaveBeenCalled();
});

test("a brand adopted at run time applies, is replaced in place, and follows the device as a pair", async () => {
  // An id of its own: other tests of the page adopt the shipped ones.
  const brand = { ...lotus, id: "adopted" };
  const sheets = document.adoptedStyleSheets.length;
  expect(adoptTheme(brand)).toBe(true);
  await render(
    <ThemeScope theme="adopted">
      <p>Inside</p>
    </ThemeScope>,
  );
  expect(variable(page.getByText("Inside").element(), "--satang-radius-card")).toBe("32px");
  expect(adoptTheme({ ...brand, radius: { ...brand.radius, card: 8 } })).toBe(true);
  expect(variable(page.getByText("Inside").element(), "--satang-radius-card")).toBe("8px");
  expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
  adoptTheme({ id: "adopted", light: brand, dark: riverNight });
  await device({ "prefers-color-scheme": "dark" });
  expect(surfaceOf("Inside")).toBe(NIGHT);
});

test("a rejected brand is reported with token and value, and the page keeps its brand", async () => {
  const onError = vi.fn();
  const bad = { ...lotus, id: "bad", color: { ...lotus.color, accent: "red;} body{display:none" } };
  expect(adoptTheme(bad, { onError })).toBe(false);
  expect(onError.mock.lastCall?.[0].message).toBe(
    'Theme token "color.accent" is "red;} body{display:none"; expected a hex colour.',
  );
  await render(
    <ThemeScope theme="bad">
      <p>Inside</p>
    </ThemeScope>,
  );
  await expect.element(page.getByText("Inside")).toBeVisible();
  expect(surfaceOf("Inside")).toBe(NIGHT);
});

test("a brand with its own durations does not move under reduced motion", async () => {
  adoptTheme({ ...lotus, id: "lively", values: { motion: { base: "280ms" } } });
  await render(
    <ThemeScope theme="lively">
      <p>Inside</p>
    </ThemeScope>,
  );
  const pace = () => variable(page.getByText("Inside").element(), "--satang-motion-base");
  expect(pace()).toBe("280ms");
  await device({ "prefers-reduced-motion": "reduce" });
  expect(pace()).toBe("0s");
});

test("plain CSS for the documented variables wins over any brand, in every scope and portal", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-satang] { --satang-color-accent: #a1006b; }");
  document.adoptedStyleSheets.push(sheet);
  await render(
    <ThemeScope theme="river-day">
      <ThemeScope theme="river-night">
        <p>Inside</p>
        <Portalled />
      </ThemeScope>
    </ThemeScope>,
  );
  for (const text of ["Inside", "Sheet"]) {
    expect(variable(page.getByText(text).element(), "--satang-color-accent")).toBe("#a1006b");
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});

test("under forced colours, gradients and drawings use system colours", async () => {
  await render(
    <ThemeScope theme="river-day">
      <p>Inside</p>
    </ThemeScope>,
  );
  await device({ "forced-colors": "active" });
  const inside = page.getByText("Inside").element();
  expect(variable(inside, "--satang-color-wallet-start").toLowerCase()).toBe("canvas");
  expect(variable(inside, "--satang-color-focus").toLowerCase()).toBe("canvastext");
});

test("each script has the line height that its marks need", async () => {
  await render(
    <div data-satang="">
      <p lang="th-TH">ที่ปลื้มอู้ฟู่</p>
      <p lang="lo-LA">ຢືນຢັນ</p>
      <p lang="en-GB">Confirm</p>
    </div>,
  );
  const lines = [...document.querySelectorAll("p[lang]")].map(
    (line) => Number.parseFloat(getComputedStyle(line).lineHeight) / 15,
  );
  expect(lines.map((line) => Number(line.toFixed(2)))).toEqual([1.6, 1.65, 1.4]);
});
