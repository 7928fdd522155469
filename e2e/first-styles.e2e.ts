import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1_280, height: 800 };
const OTHERS = [
  { width: 320, height: 640 },
  { width: 800, height: 1_000 },
];

/** Every element has these pseudo-classes. */
async function force(session: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "body *",
  });
  for (const nodeId of nodeIds)
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
}

const UNDER_THE_MOUSE = ["hover"];
const FOCUSED = ["focus", "focus-visible", "focus-within"];
const PRESSED = [...UNDER_THE_MOUSE, ...FOCUSED, "active"];

const setAll = (page: Page, state: "checked" | "disabled") =>
  page.evaluate((name) => {
    for (const control of document.querySelectorAll<HTMLInputElement>("input, button"))
      control[name] = true;
  }, state);

const setOnDocument = (page: Page, attribute: string, value = "") =>
  page.evaluate(([name, to]) => document.documentElement.setAttribute(name, to), [
    attribute,
    value,
  ] as const);

/** Differences between the page with its inline rules and the same page with the whole style sheet. */
const differences = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
      ({ sheet }) => sheet,
    );
    const shown = `[data-prerendered="${document.documentElement.lang}"] *`;
    const elements = [
      document.documentElement,
      document.body,
      ...document.querySelectorAll("[data-prerendered]"),
      ...document.querySelectorAll(shown),
    ];
    const setBy = (rule: CSSRule): string[] => [
      ...("style" in rule ? (rule.style as CSSStyleDeclaration) : []),
      ...("cssRules" in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(setBy) : []),
    ];
    // A property that no rule sets can differ only together with one that a rule sets.
    const set = new Set(
      [...document.styleSheets].flatMap((one) => [...one.cssRules].flatMap(setBy)),
    );
    // A variable is seen where a property uses it.
    const names = [...getComputedStyle(document.body)].filter(
      (name) => set.has(name) && !name.startsWith("--"),
    );
    const partsOf = (element: Element) => [
      "",
      "::before",
      "::after",
      ...(element.tagName === "INPUT" ? ["::placeholder"] : []),
    ];
    const look = (isWhole: boolean) => {
      for (const sheet of sheets) if (sheet) sheet.disabled = !isWhole;
      return elements.flatMap((element) =>
        partsOf(element).map((part) => {
          const style = getComputedStyle(element, part);
          // No other property of such a part is seen.
          const seen = part && style.content === "none" ? ["content"] : names;
          const values = seen.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return { element: `${element.tagName} ${element.getAttribute("class")} ${part}`, values };
        }),
      );
    };
    const inline = look(false);
    return look(true).flatMap(({ element, values }, at) => {
      const others = inline[at]?.values;
      return values
        .filter((value, index) => value !== others?.[index])
        .map((value) => `${element} ${value}`);
    });
  });

/** Applies the styles that load with the app: those of a member's screens are only preloaded. */
async function applyStyles(page: Page): Promise<void> {
  await page.waitForSelector("link[rel=stylesheet]", { state: "attached" });
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=style]"))
      link.rel = "stylesheet";
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
      ({ sheet }) => sheet,
    ),
  );
}

/** @param states also of every control and theme: a language changes none of their rules */
function inlineRules(path: string, language: string, states = true): void {
  test(`the rules inline in ${path} look as its style sheets do, in ${language}`, async ({
    page,
  }) => {
    // The app never arrives, and no font, which would be loaded again with each style sheet.
    await page.route(/\/assets\/[^/]+\.(?:js|woff2)$/, () => undefined);
    await page.goto(path, { waitUntil: "commit" });
    await applyStyles(page);
    await setOnDocument(page, "lang", language);
    const check = async (state: string, sizes = [PHONE, DESKTOP]) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await differences(page), `${state}, ${size.width} px`).toEqual([]);
      }
    };
    // A value that changes slowly would be read before it has changed.
    const still = { reducedMotion: "reduce" } as const;
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ ...still, colorScheme });
      await check(`a ${colorScheme} device`);
    }
    if (!states) return;
    await check("other sizes", OTHERS);
    for (const theme of ["river-day", "river-night"]) {
      await setOnDocument(page, "data-satang-theme", theme);
      await check(theme);
    }

    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    for (const states of [UNDER_THE_MOUSE, FOCUSED, PRESSED]) {
      await force(session, states);
      await check(states.join());
    }
    for (const state of ["checked", "disabled"] as const) {
      await setAll(page, state);
      await check(state);
    }
    await page.emulateMedia({ ...still, forcedColors: "active" });
    await check("forced colours");
    await page.emulateMedia({ ...still, forcedColors: "none" });
    for (const attribute of ["data-sent", "data-member"]) {
      await setOnDocument(page, attribute);
      await check(attribute);
    }
  });
}

for (const language of ["th-TH", "lo-LA", "en-GB"]) {
  inlineRules("/login", language);

  test.describe("signed in", () => {
    test.use({ signedIn: true });
    inlineRules("/user/home", language, language === "th-TH");
  });
}
