import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { countListeners } from "@satang/story-kit/listeners";
import { show } from "@satang/story-kit/show";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { CopyIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

describeConformance(Tooltip, {
  otherParts: ["tooltip", "words"],
  props: { content: "Copies the number", children: <button type="button">Copy</button> },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

afterEach(() => {
  vi.useRealTimers();
});

const hint = page.getByRole("tooltip");
const copy = page.getByRole("button", { name: "Copy" });

function Copy({ onClick }: { onClick?: () => void }) {
  return (
    <div style={{ padding: 120 }}>
      <Tooltip content="Copies the account number">
        <IconButton label="Copy" onClick={onClick}>
          <CopyIcon />
        </IconButton>
      </Tooltip>
    </div>
  );
}

test("is the description of its element, visible or not, and is above it without the native tooltip", async () => {
  await show(<Copy />);
  await expect.element(copy).toHaveAccessibleDescription("Copies the account number");
  expect(copy.element().hasAttribute("title")).toBe(false);
  await expect.element(hint).not.toBeInTheDocument();
  await userEvent.hover(copy);
  await expect.element(hint).toBeVisible();
  const { top } = copy.element().getBoundingClientRect();
  expect(hint.element().getBoundingClientRect().bottom).toBeCloseTo(top, 0);
  await expectAccessible();
});

/** Away from every element of these tests. */
const leave = () => userEvent.hover(document.documentElement, { position: { x: 300, y: 600 } });

test("stays while it is hovered, and closes when the pointer leaves", async () => {
  // Otherwise the pointer of the test before enters the element as soon as it is rendered.
  await leave();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await show(<Copy />);
  await userEvent.hover(copy);
  vi.advanceTimersByTime(399);
  await expect.element(hint).not.toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(hint).toBeVisible();
  await userEvent.hover(hint);
  vi.advanceTimersByTime(60_000);
  await expect.element(hint).toBeVisible();
  await leave();
  vi.advanceTimersByTime(150);
  await expect.element(hint).not.toBeInTheDocument();
});

test("opens at once on keyboard focus, and Escape closes it and not the dialog below", async () => {
  await show(
    <Dialog defaultOpen title="Account">
      <Copy />
    </Dialog>,
  );
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(copy).toHaveFocus();
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Account" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a press hides it and still presses the button; a touch never opens it", async () => {
  const onClick = vi.fn();
  await show(<Copy onClick={onClick} />);
  await userEvent.hover(copy);
  await expect.element(hint).toBeVisible();
  await copy.click();
  await expect.element(hint).not.toBeInTheDocument();
  expect(onClick).toHaveBeenCalledOnce();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const finger = { bubbles: true, pointerType: "touch" };
  copy.element().dispatchEvent(new PointerEvent("pointerover", finger));
  vi.advanceTimersByTime(60_000);
  await expect.element(hint).not.toBeInTheDocument();
});

test("a text that is already the name is not announced twice", async () => {
  await show(
    <Tooltip content="Copy">
      <IconButton label="Copy">
        <CopyIcon />
      </IconButton>
    </Tooltip>,
  );
  await expect.element(copy).not.toHaveAccessibleDescription();
});

test("only one is visible, and none leaves a listener", async () => {
  await show(
    <>
      <Tooltip content="First hint">
        <Button>One</Button>
      </Tooltip>
      <Tooltip content="Second hint" side="below">
        <Button>Two</Button>
      </Tooltip>
    </>,
  );
  const listeners = countListeners();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("First hint")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("Second hint")).toBeVisible();
  await expect.element(page.getByText("First hint")).not.toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(listeners.left).toEqual([]);
  listeners.stop();
});

test("keeps its distance from the edge of the window", async () => {
  await show(
    <Tooltip content="Copies the account number to the clipboard" side="below">
      <IconButton label="Copy">
        <CopyIcon />
      </IconButton>
    </Tooltip>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(hint).toBeVisible();
  expect(hint.element().getBoundingClientRect().left).toBeCloseTo(8, 0);
});
