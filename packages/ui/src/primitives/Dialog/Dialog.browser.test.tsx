import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { countListeners } from "@satang/story-kit/listeners";
import { show } from "@satang/story-kit/show";
import { type ReactNode, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

describeConformance(Dialog, {
  props: { defaultOpen: true, title: "Title", children: "Body" },
  root: "[role=dialog]",
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

const dialog = page.getByRole("dialog", { name: "Conditions" });
const opener = page.getByRole("button", { name: "Read" });

function Conditions(props: Partial<DialogProps>) {
  return (
    <Dialog trigger={<Button>Read</Button>} title="Conditions" {...props}>
      <p>One wallet, one member.</p>
    </Dialog>
  );
}

function Balance() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Conditions" />
    </>
  );
}

function Wallet() {
  const [shown, setShown] = useState<"menu" | "conditions" | undefined>();
  return (
    <>
      <button type="button" onClick={() => setShown("menu")}>
        Plus
      </button>
      <Dialog
        open={shown === "menu"}
        onOpenChange={(open) => setShown(open ? "menu" : undefined)}
        title="Menu"
      >
        <button type="button" onClick={() => setShown("conditions")}>
          Conditions
        </button>
      </Dialog>
      <Dialog
        open={shown === "conditions"}
        onOpenChange={() => setShown(undefined)}
        title="Conditions"
      >
        <button type="button" onClick={() => setShown("menu")}>
          Back
        </button>
      </Dialog>
    </>
  );
}

test("opens with its trigger, is named by its title and has its description", async () => {
  await show(<Conditions description="Of this service" />);
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveAccessibleDescription("Of this service");
  await expectAccessible();
});

test("moves the focus into it, and back to the trigger on Escape", async () => {
  await show(<Conditions />);
  await opener.click();
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("keeps the focus inside on Tab", async () => {
  await show(<Conditions />);
  await opener.click();
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.element(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("opened by state, it returns the focus to the element that had it", async () => {
  await show(<Balance />);
  await page.getByRole("button", { name: "Show" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("button", { name: "Show" })).toHaveFocus();
});

test("opened from a modal that closes, it returns the focus to the opener of that modal", async () => {
  await show(<Wallet />);
  await page.getByRole("button", { name: "Plus" }).click();
  await page.getByRole("button", { name: "Conditions" }).click();
  await expect.element(dialog).toHaveFocus();
  await expect.element(page.getByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Plus" })).toHaveFocus();
});

test.each(["opened by itself", "opened by a button that is gone"])(
  "%s, it moves the focus to the main part of the page",
  async (opened) => {
    const isButton = opened.includes("button");
    const inMain = (trigger?: DialogProps["trigger"]) => (
      <main tabIndex={-1}>
        <Conditions trigger={trigger} defaultOpen={!isButton} />
      </main>
    );
    const { rerender } = await show(inMain(isButton ? <Button>Read</Button> : undefined));
    if (isButton) await opener.click();
    await expect.element(dialog).toHaveFocus();
    await rerender(inMain());
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("main")).toHaveFocus();
  },
);

test("opened in a modal by a button that is gone, it returns the focus to that modal", async () => {
  const inMenu = (trigger?: DialogProps["trigger"]) => (
    <main tabIndex={-1}>
      <Dialog title="Menu" trigger={<Button>Plus</Button>}>
        <Conditions trigger={trigger} />
      </Dialog>
    </main>
  );
  const { rerender } = await show(inMenu(<Button>Read</Button>));
  await page.getByRole("button", { name: "Plus" }).click();
  await opener.click();
  await expect.element(dialog).toHaveFocus();
  await rerender(inMenu());
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Menu" })).toHaveFocus();
});

test("in a modal below one that was closed, the focus stays when the element that has it is removed", async () => {
  const inMenu = (words: string, trigger?: DialogProps["trigger"]) => (
    <Dialog defaultOpen title="Menu" description={words}>
      <Conditions trigger={trigger} />
    </Dialog>
  );
  const menu = page.getByRole("dialog", { name: "Menu" });
  const { rerender } = await show(inMenu("Before", <Button>Read</Button>));
  await expect.element(menu).toHaveFocus();
  await opener.click();
  await expect.element(dialog).toHaveFocus();
  await rerender(inMenu("Meanwhile", <Button>Read</Button>));
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await rerender(inMenu("After"));
  await expect.element(menu).toHaveFocus();
});

/** A row that its own button removes, while a message opens. */
function Coupon() {
  const [isClaimed, setClaimed] = useState(false);
  return (
    <>
      {!isClaimed && <Button onClick={() => setClaimed(true)}>Claim</Button>}
      <Dialog open={isClaimed} title="Claimed" />
    </>
  );
}

test("opened in a modal in place of its opener, it returns the focus to that modal", async () => {
  const inMenu = (coupon?: ReactNode) => (
    <main tabIndex={-1}>
      <Dialog defaultOpen title="Menu">
        {coupon}
      </Dialog>
    </main>
  );
  const { rerender } = await show(inMenu(<Coupon />));
  await page.getByRole("button", { name: "Claim" }).click();
  await expect.element(page.getByRole("dialog", { name: "Claimed" })).toHaveFocus();
  await rerender(inMenu());
  await expect.element(page.getByRole("dialog", { name: "Menu" })).toHaveFocus();
});

test("in place of another modal, it returns the focus to the opener of that one", async () => {
  const onPage = (modal: ReactNode) => (
    <main tabIndex={-1}>
      <button type="button">Plus</button>
      {modal}
    </main>
  );
  const plus = page.getByRole("button", { name: "Plus" });
  const { rerender } = await show(onPage(null));
  (plus.element() as HTMLElement).focus();
  await rerender(onPage(<Dialog key="question" open title="Question" />));
  await expect.element(page.getByRole("dialog", { name: "Question" })).toHaveFocus();
  await rerender(onPage(<Dialog key="answer" open title="Answer" />));
  await expect.element(page.getByRole("dialog", { name: "Answer" })).toHaveFocus();
  await rerender(onPage(null));
  await expect.element(plus).toHaveFocus();
});

test.each(["is gone", "is disabled"])(
  "opened in a part of the page by a button that %s, it returns the focus to that part",
  async (opened) => {
    const inPart = (trigger?: DialogProps["trigger"]) => (
      <main tabIndex={-1}>
        <section tabIndex={-1} aria-label="Bonuses">
          <Conditions trigger={trigger} />
        </section>
      </main>
    );
    const { rerender } = await show(inPart(<Button>Read</Button>));
    await opener.click();
    await expect.element(dialog).toHaveFocus();
    await rerender(inPart(opened === "is disabled" ? <Button disabled>Read</Button> : undefined));
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("region", { name: "Bonuses" })).toHaveFocus();
  },
);

test("two modals that opened each other return the focus to the page", async () => {
  await show(<Wallet />);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Plus" }).click();
  for (const _ of ["there and back", "and once more"]) {
    await menu.getByRole("button", { name: "Conditions" }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  // On itself, or on the last element, if it was not removed yet.
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Plus" })).toHaveFocus();
});

test("opened again before it was removed, it returns the focus to the page", async () => {
  const root = document.documentElement;
  onTestFinished(() => root.removeAttribute("style"));
  await show(<Wallet />);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Plus" }).click();
  await expect.element(menu).toHaveFocus();
  await expect.poll(() => document.getAnimations()).toEqual([]);
  // Longer than any machine takes until it is opened again.
  root.style.setProperty("--satang-motion-base", "60s");
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(menu.getByRole("button", { name: "Conditions" })).toHaveFocus();
  root.style.setProperty("--satang-motion-base", "0s");
  for (const animation of document.getAnimations()) animation.finish();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Plus" })).toHaveFocus();
});

test("a press outside closes it, unless dismiss is explicit", async () => {
  const { rerender } = await show(<Conditions />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 8, y: 800 } });
  await expect.element(dialog).not.toBeInTheDocument();

  await rerender(<Conditions dismiss="explicit" />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 8, y: 800 } });
  await userEvent.keyboard("{Tab}");
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("nothing closes it while a money operation is under way", async () => {
  await show(<Conditions dismiss="none" />);
  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog.getByRole("button", { name: "Close" })).toBeDisabled();
  await expect.element(dialog).toBeVisible();
});

test("locks scrolling without a shift and without a style element, and unlocks it again", async () => {
  await show(
    <div style={{ height: 3000 }}>
      <Conditions />
    </div>,
  );
  const styleElements = document.querySelectorAll("style").length;
  const width = document.body.getBoundingClientRect().width;
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  expect(document.body.getBoundingClientRect().width).toBe(width);
  expect(document.querySelectorAll("style")).toHaveLength(styleElements);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
});

test("has the language of its provider, and leaves no node after two hundred openings", async () => {
  const { rerender } = await show(<Conditions open={false} />, "la");
  await rerender(<Conditions open />);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(page.getByRole("dialog").element().closest("[lang]")?.getAttribute("lang")).toBe("lo-LA");
  await rerender(<Conditions open={false} />);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  // Radix removes its own after the modal.
  await expect.poll(() => document.querySelector("[data-radix-focus-guard]")).toBeNull();

  const nodes = document.querySelectorAll("*").length;
  const listeners = countListeners();
  for (let cycle = 0; cycle < 200; cycle += 1) {
    await rerender(<Conditions open />);
    await rerender(<Conditions open={false} />);
  }
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll("*").length).toBe(nodes);
  await expect.poll(listeners.left).toEqual([]);
  listeners.stop();
  expect(document.documentElement.className).toBe("");
  expect(document.body.style.pointerEvents).toBe("");
});

test("while it closes, nothing in it can be pressed a second time", async () => {
  const agree = vi.fn();
  await show(
    <Conditions
      defaultOpen
      footer={(close) => (
        <Button
          onClick={() => {
            agree();
            close();
          }}
        >
          Agree
        </Button>
      )}
    />,
  );
  await dialog.getByRole("button", { name: "Agree" }).dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(agree).toHaveBeenCalledOnce();
});

test("unmounted while it is open, it unlocks the page", async () => {
  const { rerender } = await show(
    <>
      <button type="button">Behind</button>
      <Dialog defaultOpen title="Conditions" />
    </>,
  );
  await expect.element(dialog).toHaveFocus();
  await rerender(<button type="button">Behind</button>);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(document.documentElement.className).toBe("");
  await page.getByRole("button", { name: "Behind" }).click();
  await expect.element(page.getByRole("button", { name: "Behind" })).toHaveFocus();
});

test("a hidden title does not hide the description", async () => {
  await show(<Conditions defaultOpen titleHidden description="Of this service" />);
  await expect.element(dialog).toBeVisible();
  const width = (words: string) => page.getByText(words).element().getBoundingClientRect().width;
  expect(width("Conditions")).toBeLessThan(2);
  expect(width("Of this service")).toBeGreaterThan(40);
});

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Down and up at one position and time, like a finger or a mouse. */
function press(
  pointerType: "mouse" | "touch",
  { x, y }: { x: number; y: number },
  timeStamp = performance.now(),
) {
  const at = { bubbles: true, pointerType, clientX: x, clientY: y };
  const target = document.elementFromPoint(x, y) ?? document.body;
  for (const type of ["pointerdown", "pointerup", "click"]) {
    const event = new PointerEvent(type, at);
    target.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: timeStamp }));
  }
}

const isOpen = () => dialog.query()?.getAttribute("data-state") === "open";

test.each([
  ["a finger, wherever it falls", "touch", { x: 8, y: 800 }],
  ["a mouse, where the opener is", "mouse", { x: 12, y: 12 }],
] as const)(
  "the second press of a double press by %s does not close the modal",
  async (_, kind, at) => {
    await show(<Conditions />);
    const first = performance.now();
    await opener.click();
    await expect.element(dialog).toHaveFocus();
    await drawn();
    // Soon after the first one, however long this machine takes.
    press(kind, at, first);
    await drawn();
    expect(isOpen()).toBe(true);
    // A later press closes it.
    await expect
      .poll(() => {
        press(kind, at);
        return isOpen();
      })
      .toBe(false);
  },
);
