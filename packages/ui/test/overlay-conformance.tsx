import { countListeners } from "@satang/story-kit/listeners";
import { show } from "@satang/story-kit/show";
import { type ReactElement, StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { OnOpenChange, OpenChangeReason } from "../src/overlay/open-change.types.ts";
import { Dialog } from "../src/primitives/Dialog/Dialog.tsx";

interface OverlayUnderTest {
  /** The closed overlay with its opener. */
  element: (onOpenChange: OnOpenChange) => ReactElement;
  /** The element that opens it, and gets the focus when it has closed. */
  opener: Locator;
  overlay: Locator;
  /** Opens it from a page without focus. @default a click on the opener */
  open?: () => Promise<void>;
  /** Called before Escape is pressed, for example to move the focus into it. */
  beforeEscape?: () => Promise<void>;
  /** The reason that is reported on opening. */
  openReason?: OpenChangeReason | "none";
  /** Effect of a press outside: the reason with which it closes, or that it stays open. */
  onOutsidePress: OpenChangeReason | "stays";
}

/**
 * Tests of the rules that all overlays share. Called once for each component that opens over the
 * page.
 */
export function overlayConforms(
  name: string,
  {
    element,
    opener,
    overlay,
    open = () => opener.click(),
    beforeEscape = async () => {},
    openReason = "trigger",
    onOutsidePress,
  }: OverlayUnderTest,
): void {
  const opening = openReason === "none" ? [] : [[true, { reason: openReason }]];
  const closing = (reason: OpenChangeReason) => [false, { reason }];
  const isOpen = () => expect.element(overlay).toBeVisible();
  const isClosed = () => expect.element(overlay).not.toBeInTheDocument();
  const onPage = (ui: ReactElement) => <div style={{ padding: "300px 90px 100px" }}>{ui}</div>;
  const pressEscape = async () => {
    await beforeEscape();
    await userEvent.keyboard("{Escape}");
  };

  describe(`${name} as an overlay`, () => {
    test("opens, and reports why", async () => {
      const onOpenChange = vi.fn();
      await show(onPage(element(onOpenChange)));
      await isClosed();
      await open();
      await isOpen();
      expect(onOpenChange.mock.calls).toEqual(opening);
    });

    test("over a dialog, Escape closes it alone, and then the dialog", async () => {
      const onOpenChange = vi.fn();
      await show(
        <Dialog defaultOpen title="Below">
          {element(onOpenChange)}
        </Dialog>,
      );
      const below = page.getByRole("dialog", { name: "Below", includeHidden: true });
      await expect.element(below).toHaveFocus();
      await open();
      await isOpen();
      await pressEscape();
      await isClosed();
      await expect.element(below).toHaveAttribute("data-state", "open");
      await expect.poll(() => onOpenChange.mock.calls).toEqual([...opening, closing("escape")]);
      await userEvent.keyboard("{Escape}");
      await expect.element(below).not.toBeInTheDocument();
    });

    test(`a press outside: ${onOutsidePress}`, async () => {
      const onOpenChange = vi.fn();
      await show(onPage(element(onOpenChange)));
      await open();
      await isOpen();
      await userEvent.click(document.documentElement, { position: { x: 8, y: 120 } });
      if (onOutsidePress === "stays") {
        await isOpen();
        expect(onOpenChange.mock.calls).toEqual(opening);
      } else {
        await isClosed();
        await expect
          .poll(() => onOpenChange.mock.calls)
          .toEqual([...opening, closing(onOutsidePress)]);
      }
    });

    test("under StrictMode it opens and closes twice, reports each change once and returns the focus", async () => {
      const onOpenChange = vi.fn();
      await show(<StrictMode>{onPage(element(onOpenChange))}</StrictMode>);
      const changes = [...opening, closing("escape")];
      for (const expected of [changes, [...changes, ...changes]]) {
        (document.activeElement as HTMLElement | null)?.blur();
        await open();
        await isOpen();
        await pressEscape();
        await isClosed();
        await expect.element(opener).toHaveFocus();
        await expect.poll(() => onOpenChange.mock.calls).toEqual(expected);
      }
    });

    test("leaves nothing in the document when it has closed", async () => {
      await show(onPage(element(() => {})));
      const cycle = async () => {
        (document.activeElement as HTMLElement | null)?.blur();
        await open();
        await isOpen();
        await pressEscape();
        await isClosed();
      };
      // Objects that are created once, at the first opening, may remain.
      await cycle();
      const count = () => document.querySelectorAll("*").length;
      await expect.element(opener).toHaveFocus();
      const nodes = count();
      const listeners = countListeners();
      await cycle();
      await expect.poll(count).toBe(nodes);
      await expect.poll(listeners.left).toEqual([]);
      listeners.stop();
      const { documentElement: root, body } = document;
      expect([root.className, root.style.cssText, body.style.cssText]).toEqual(["", "", ""]);
      expect(
        document.querySelectorAll("[data-aria-hidden], [data-radix-focus-guard]"),
      ).toHaveLength(0);
    });
  });
}
