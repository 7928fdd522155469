/// <reference path="./blocks/anatomy.d.ts" />
import { anatomies } from "virtual:anatomy";
import { loadLocale } from "@satang/i18n";
import { type ComponentType, createElement, type ReactElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../../ui/src/i18n/I18nProvider.tsx";
import { hasOutline, unreadableIn } from "./conformance/forced-colors.rules.ts";
import { partsProblems } from "./conformance/parts.rules.ts";
import { messagesInStrictMode, messagesOfHydration } from "./conformance/react-messages.tsx";
import { withForcedColors } from "./forced-colors.ts";

/** The rules for every primitive. */
const rules = {
  ref: "its ref is the element that gets the other props, until it is cleaned up",
  className: "a class of the caller is added to its own classes",
  restProps: "other props reach its element",
  parts: "its data-part values are those that its page documents",
  disabled: "disabled reaches every control in it",
  forcedColors: "forced colours keep its text readable and its focus visible",
  strictMode: "it renders in StrictMode without a message",
  server: "a server renders it and a browser hydrates it without a message",
} as const;

type Rule = keyof typeof rules;

/** The element that is checked, and the exceptions. */
export interface ConformanceOptions<Props> {
  /** Folder of the component, when its name differs. */
  folder?: string;
  /** A typical use. */
  props: Props;
  /** Selector of the root, for a component in a portal. @default the first element it renders */
  root?: string;
  /** Selector of the element that gets ref and other props. @default the root */
  target?: string;
  /** Documented parts that are rendered only with other props or after an interaction. */
  otherParts?: readonly string[];
  /** Rules that do not apply, each with its reason. */
  skip?: Readonly<Partial<Record<Rule, string>>>;
}

/** A reason to skip `disabled`: the component has no control. */
export const NOT_A_CONTROL = "shows content only";
/** A reason to skip `ref` and `restProps`. */
export const CLOSED = "a composition of several elements; its props name what can be changed";

const CONTROLS = "button, input, select, textarea, a[href]";

const nameOf = (Component: { displayName?: string; name?: string; render?: { name: string } }) =>
  Component.displayName ?? (Component.render?.name || Component.name || "");

const isDisabled = (control: Element) =>
  control.matches(":disabled") || control.closest("[aria-disabled=true]") !== null;

/**
 * Tests the rules that all primitives share; the tests of the component cover its own behaviour.
 */
export function describeConformance<Props extends object>(
  Component: ComponentType<Props>,
  { folder, props, root, target, otherParts = [], skip = {} }: ConformanceOptions<Props>,
): void {
  const name = nameOf(Component as Parameters<typeof nameOf>[0]);
  let inEnglish: (element: ReactElement) => ReactElement;

  beforeAll(async () => {
    const catalogue = await loadLocale("en");
    inEnglish = (element) => (
      <I18nProvider locale="en" catalogue={catalogue}>
        {element}
      </I18nProvider>
    );
  });

  const element = (more: object = {}) =>
    inEnglish(createElement(Component as ComponentType<object>, { ...props, ...more }));

  async function renderWith(more: object = {}) {
    const { container, rerender, unmount } = await render(element(more));
    const first = () => container.querySelector("[data-satang-language]")?.firstElementChild;
    const rootNow = () => (root ? document.querySelector(root) : first()) as HTMLElement;
    const targetNow = () => (target ? document.querySelector(target) : rootNow()) as HTMLElement;
    return { rootNow, targetNow, unmount, rerender: (next: object) => rerender(element(next)) };
  }

  const checks: Readonly<Record<Rule, () => Promise<void>>> = {
    async ref() {
      const held = new Set<Element | null>();
      const ref = (element: Element | null) => {
        held.add(element);
        return () => void held.delete(element);
      };
      const { targetNow, unmount } = await renderWith({ ref });
      // A lazy component replaces its first element, and the ref changes with it.
      await expect.poll(() => held.size === 1 && held.has(targetNow())).toBe(true);
      await unmount();
      expect(held).toHaveProperty("size", 0);
    },
    async className() {
      const { rootNow, rerender } = await renderWith();
      const own = [...rootNow().classList];
      await rerender({ className: "of-the-caller" });
      expect([...rootNow().classList].toSorted()).toEqual([...own, "of-the-caller"].toSorted());
    },
    async restProps() {
      const { targetNow } = await renderWith({ "data-of-the-caller": "yes" });
      expect(targetNow().getAttribute("data-of-the-caller")).toBe("yes");
    },
    async parts() {
      const { rootNow } = await renderWith();
      const rendered = [rootNow(), ...rootNow().querySelectorAll("[data-part]")].flatMap(
        (element) => element.getAttribute("data-part") ?? [],
      );
      const documented = anatomies[folder ?? name]?.parts ?? [];
      const known = new Set(Object.values(anatomies).flatMap(({ parts }) => parts));
      expect(partsProblems({ documented, rendered, otherParts, known })).toEqual([]);
    },
    async disabled() {
      const { rootNow } = await renderWith({ disabled: true });
      const controls = [rootNow(), ...rootNow().querySelectorAll(CONTROLS)].filter((control) =>
        control.matches(CONTROLS),
      );
      expect(controls).not.toEqual([]);
      expect(controls.filter((control) => !isDisabled(control))).toEqual([]);
    },
    async forcedColors() {
      for (const scheme of ["light", "dark"] as const) {
        await withForcedColors(async () => {
          const { rootNow, unmount } = await renderWith();
          expect(unreadableIn(rootNow())).toEqual([]);
          await userEvent.tab();
          if (rootNow().contains(document.activeElement)) expect(hasOutline(rootNow())).toBe(true);
          await unmount();
        }, scheme);
      }
    },
    async strictMode() {
      expect(await messagesInStrictMode(element(), render)).toEqual([]);
    },
    async server() {
      expect(await messagesOfHydration(element())).toEqual([]);
    },
  };

  describe(`${name}, as every primitive`, () => {
    for (const rule of Object.keys(rules) as Rule[]) {
      if (skip[rule] === undefined) test(rules[rule], checks[rule]);
    }
  });
}
