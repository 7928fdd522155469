import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../Dialog/Dialog.tsx";
import { ToastProvider } from "./ToastProvider.tsx";
import { ToastStage } from "./ToastStage.tsx";
import { Toasts } from "./Toasts.tsx";
import type { ToastOptions } from "./toast.types.ts";
import { useToast } from "./use-toast.ts";

const region = page.getByRole("region", { name: "Notifications" });
const opener = page.getByRole("button", { name: "Copy" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Copier({ message = "Copied", options }: { message?: ReactNode; options?: ToastOptions }) {
  const toast = useToast();
  return (
    <button type="button" style={{ marginTop: 300 }} onClick={() => toast.show(message, options)}>
      Copy
    </button>
  );
}

function showCopier(options?: ToastOptions) {
  return show(
    <ToastProvider>
      <Copier {...(options ? { options } : {})} />
    </ToastProvider>,
  );
}

test("is announced politely, takes no focus and closes after four seconds", async () => {
  await showCopier();
  await opener.click();
  await expect.element(region.getByText("Copied")).toBeVisible();
  const live = region.getByRole("list").element().parentElement;
  expect(live).toHaveAttribute("aria-live", "polite");
  await expect.element(opener).toHaveFocus();
  vi.advanceTimersByTime(3999);
  await expect.element(region.getByText("Copied")).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(region.getByText("Copied")).not.toBeInTheDocument();
});

test("with an endless duration it stays until it is closed", async () => {
  await showCopier({ duration: Number.POSITIVE_INFINITY });
  await opener.click();
  await expect.element(region.getByText("Copied")).toBeVisible();
  vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
  await expect.element(region.getByText("Copied")).toBeVisible();
  await region.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(region.getByText("Copied")).not.toBeInTheDocument();
});

test("with a button it stays for eight seconds, so that the button can be reached", async () => {
  await showCopier({ action: { label: "Undo", onClick: () => {} } });
  await opener.click();
  const undo = region.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  vi.advanceTimersByTime(7_999);
  await expect.element(undo).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(undo).not.toBeInTheDocument();
});

test("pauses its time while hovered, and continues afterwards", async () => {
  await showCopier();
  await opener.click();
  const toast = region.getByText("Copied");
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(3000);
  await userEvent.hover(toast);
  vi.advanceTimersByTime(60_000);
  await expect.element(toast).toBeInTheDocument();
  await userEvent.hover(opener);
  vi.advanceTimersByTime(999);
  await expect.element(toast).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(toast).not.toBeInTheDocument();
});

test("pauses its time while focused, and returns the focus when it is dismissed", async () => {
  await showCopier();
  await opener.click();
  await userEvent.keyboard("{Tab}");
  const dismiss = region.getByRole("button", { name: "Dismiss" });
  await expect.element(dismiss).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await expect.element(region.getByText("Copied")).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(region.getByText("Copied")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("the same words again replace the visible ones, also when they are in elements", async () => {
  const message = (
    <span>
      <b>Joker</b> is ready
    </span>
  );
  await show(
    <ToastProvider>
      <Copier message={message} />
    </ToastProvider>,
  );
  await opener.click();
  await opener.click();
  await expect.element(region.getByText("Joker is ready")).toBeVisible();
  expect(region.getByText("Joker is ready").elements()).toHaveLength(1);
});

test("the same message again replaces the visible one", async () => {
  await showCopier();
  await opener.click();
  await opener.click();
  await expect.element(region.getByRole("listitem")).toBeVisible();
  expect(region.getByRole("listitem").elements()).toHaveLength(1);
});

test("runs its action, and closes", async () => {
  vi.useRealTimers();
  const onClick = vi.fn();
  await showCopier({ tone: "critical", action: { label: "Try again", onClick } });
  await opener.click();
  await expectAccessible();
  await region.getByRole("button", { name: "Try again" }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(region.getByText("Copied")).not.toBeInTheDocument();
});

test("over a modal it is still announced, and a press on it closes nothing", async () => {
  await show(
    <ToastProvider>
      <Dialog defaultOpen title="Deposit">
        <Copier />
      </Dialog>
    </ToastProvider>,
  );
  await opener.click();
  await region.getByText("Copied").click();
  vi.advanceTimersByTime(10);
  await expect.element(page.getByRole("dialog", { name: "Deposit" })).toBeVisible();
  expect(region.getByRole("list").element().closest("[aria-hidden=true]")).toBeNull();
});

test("over a modal its action can be reached with Tab, and Escape on it closes the toast only", async () => {
  const onClick = vi.fn();
  await show(
    <ToastProvider>
      <Dialog defaultOpen title="Deposit">
        <Copier options={{ action: { label: "Undo", onClick } }} />
      </Dialog>
    </ToastProvider>,
  );
  const dialog = page.getByRole("dialog", { name: "Deposit" });
  await opener.click();
  await userEvent.keyboard("{Tab}");
  await expect.element(region.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(region.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(region.getByText("Copied")).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();

  await opener.click();
  await userEvent.keyboard("{F6}{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(opener).toHaveFocus();
});

test("F6 moves the focus to the toasts and back", async () => {
  await showCopier();
  await opener.click();
  await userEvent.keyboard("{F6}");
  await expect.element(region.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  await userEvent.keyboard("{F6}");
  await expect.element(opener).toHaveFocus();
});

/**
 * A finger presses it, moves by this distance in px, and releases; or the browser treats it as a
 * scroll.
 */
function swipe(
  element: Element,
  x: number,
  end: "pointerup" | "pointercancel" = "pointerup",
  y = 0,
) {
  const { left, top } = element.getBoundingClientRect();
  const touch = (type: string, by: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: "touch",
        isPrimary: true,
        clientX: left + 40 + x * by,
        clientY: top + 20 + y * by,
      }),
    );
  touch("pointerdown", 0);
  for (const by of [0.25, 0.5, 0.75, 1]) touch("pointermove", by);
  return () => touch(end, 1);
}

test.each([
  ["to the end", 240],
  ["to the start", -240],
])("a swipe dismisses it %s, and it follows the finger", async (_, x) => {
  await showCopier();
  await opener.click();
  const toast = region.getByRole("listitem");
  await expect.element(toast).toBeVisible();
  const letGo = swipe(toast.element(), x);
  expect(getComputedStyle(toast.element()).translate).toBe(`${x}px`);
  letGo();
  await expect.element(toast).not.toBeInTheDocument();
});

test.each([
  ["a touch", 0, "pointerup", 0],
  ["a short way", 60, "pointerup", 0],
  ["a scroll of the page", 240, "pointercancel", 0],
  ["a way down", 14, "pointerup", 200],
] as const)("%s does not dismiss it", async (_, x, end, y) => {
  await showCopier();
  await opener.click();
  const toast = region.getByRole("listitem");
  await expect.element(toast).toBeVisible();
  swipe(toast.element(), x, end, y)();
  await expect.poll(() => getComputedStyle(toast.element()).translate).toMatch(/^(none|0px)$/);
  expect(toast.element()).toHaveAttribute("data-state", "open");
});

test.each<[string, ToastOptions]>([
  ["that failed", { tone: "critical" }],
  ["that asks for something", { action: { label: "Undo", onClick: () => {} } }],
  ["that must be read", { swipe: "none" }],
])("a toast that is %s is not dismissed by a swipe, but by its button", async (_, options) => {
  await showCopier(options);
  await opener.click();
  const toast = region.getByRole("listitem");
  await expect.element(toast).toBeVisible();
  swipe(toast.element(), 240)();
  expect(getComputedStyle(toast.element()).translate).toBe("none");
  expect(toast.element()).toHaveAttribute("data-state", "open");
  await region.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(toast).not.toBeInTheDocument();
});

test("a mouse can select its text and does not move it", async () => {
  await showCopier();
  await opener.click();
  const toast = region.getByRole("listitem");
  await expect.element(toast).toBeVisible();
  for (const type of ["pointerdown", "pointermove"])
    toast.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: "mouse",
        isPrimary: true,
        clientX: type.length * 20,
      }),
    );
  expect(getComputedStyle(toast.element()).translate).toBe("none");
});

test("a swipe on the focused toast returns the focus", async () => {
  await showCopier();
  await opener.click();
  await userEvent.keyboard("{F6}");
  await expect.element(region.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  swipe(region.getByRole("listitem").element(), 240)();
  await expect.element(opener).toHaveFocus();
  await expect.element(region.getByRole("listitem")).not.toBeInTheDocument();
});

function Three() {
  const toast = useToast();
  return (
    <button
      type="button"
      style={{ marginTop: 300 }}
      onClick={() => ["A", "B", "C"].map((word) => toast.show(word))}
    >
      Copy
    </button>
  );
}

test("at most max toasts are visible; the oldest closes first", async () => {
  await show(
    <ToastProvider max={2}>
      <Three />
    </ToastProvider>,
  );
  await opener.click();
  await expect.element(region.getByText("A")).not.toBeInTheDocument();
  expect(
    region
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent),
  ).toEqual(["B", "C"]);
});

function Retry() {
  const toast = useToast();
  const say = () => toast.show("Failed", { action: { label: "Try again", onClick: say } });
  return (
    <button type="button" style={{ marginTop: 300 }} onClick={say}>
      Copy
    </button>
  );
}

test("a toast action that fails at once is announced again, and the toast stays", async () => {
  vi.useRealTimers();
  await show(
    <ToastProvider>
      <Retry />
    </ToastProvider>,
  );
  await opener.click();
  await region.getByRole("button", { name: "Try again" }).click();
  await expect.element(region.getByRole("listitem")).toHaveAttribute("data-state", "open");
  expect(region.getByRole("listitem").elements()).toHaveLength(1);
});

let say = (_: string) => {};

function Sayer() {
  say = useToast().show;
  return (
    <button type="button" style={{ marginTop: 300 }} onClick={() => say("A")}>
      Copy
    </button>
  );
}

test("a focused toast that is replaced returns the focus, and the others close at their time", async () => {
  await show(
    <ToastProvider max={1}>
      <Sayer />
    </ToastProvider>,
  );
  await opener.click();
  await userEvent.keyboard("{F6}");
  await expect.element(region.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  say("B");
  await expect.element(region.getByText("A")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.hover(opener);
  vi.advanceTimersByTime(4000);
  await expect.element(region.getByText("B")).not.toBeInTheDocument();
});

describeConformance(ToastProvider, {
  otherParts: ["action", "dismiss", "icon", "message", "toast", "toasts", "words"],
  folder: "Toast",
  props: { children: <Copier /> },
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

test("a toast that waits for the code of the toasts says when it is shown", async () => {
  vi.useRealTimers();
  const onShown = vi.fn();
  const stage = (Part: typeof Toasts | null) => (
    <ToastStage Toasts={Part}>
      <Copier options={{ onShown }} />
    </ToastStage>
  );
  const { rerender } = await show(stage(null));
  await opener.click();
  expect(onShown).not.toHaveBeenCalled();
  await rerender(stage(Toasts));
  await expect.element(region.getByText("Copied")).toBeVisible();
  expect(onShown).toHaveBeenCalledOnce();
});

/** A modal as high as the screen, which opens 300 px below the upper edge of the page. */
function HighDialog() {
  return (
    <Dialog trigger={<button type="button">Open</button>} title="Deposit">
      <div style={{ height: 2000 }} />
    </Dialog>
  );
}

const overlaps = (a: Element, b: Element) => {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
};

test.each([
  ["a phone", 390, 844],
  ["a desktop", 1280, 800],
])(
  "covers neither title nor close button of a modal that opens later, on %s",
  async (_, width, height) => {
    await page.viewport(width, height);
    await show(
      <ToastProvider>
        <Copier />
        <HighDialog />
      </ToastProvider>,
    );
    await opener.click();
    const toast = region.getByRole("listitem");
    await expect.element(toast).toBeVisible();
    await page.getByRole("button", { name: "Open" }).click();
    const modal = page.getByRole("dialog");
    for (const part of [modal.getByRole("heading"), modal.getByRole("button", { name: "Close" })]) {
      await expect.poll(() => overlaps(toast.element(), part.element())).toBe(false);
    }
  },
);

test("does not cover the title of the page", async () => {
  await show(
    <ToastProvider>
      <h1>Statement</h1>
      <Copier />
    </ToastProvider>,
  );
  await opener.click();
  const toast = region.getByRole("listitem");
  await expect.element(toast).toBeVisible();
  const title = page.getByRole("heading", { name: "Statement" });
  await expect.poll(() => overlaps(toast.element(), title.element())).toBe(false);
});
