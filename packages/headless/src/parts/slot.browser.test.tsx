import { createRef, type ReactElement, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createParts } from "./create-parts.tsx";

const useDoor = () => ({ state: "ready" });
const Door = createParts("Door", useDoor, ({ root, part }) => ({
  Root: root("div", "door"),
  Open: part("button", "door-open", () => ({})),
}));
const link = page.getByRole("link", { name: "Statement" });

test("with asChild the child's own props win, and classes, styles and descriptions are joined", async () => {
  await render(
    <Door.Open
      asChild
      id="ours"
      title="ours"
      className="ours"
      aria-describedby="first"
      style={{ color: "red", top: 1 }}
    >
      <a
        href="/user/statement"
        id="theirs"
        className="theirs"
        aria-describedby="second"
        style={{ top: 2 }}
      >
        Statement
      </a>
    </Door.Open>,
    { wrapper: Door.Root },
  );
  await expect.element(link).toHaveAttribute("data-part", "door-open");
  await expect.element(link).toHaveAttribute("data-state", "ready");
  await expect.element(link).toHaveAttribute("id", "theirs");
  await expect.element(link).toHaveAttribute("title", "ours");
  await expect.element(link).toHaveClass("ours", "theirs");
  await expect.element(link).toHaveAttribute("aria-describedby", "second first");
  const { color, top } = (link.element() as HTMLElement).style;
  expect([color, top]).toEqual(["red", "2px"]);
});

test("with asChild both handlers are called, the child's first", async () => {
  const calls: string[] = [];
  await render(
    <Door.Open asChild onClick={() => calls.push("ours")}>
      <button type="button" onClick={() => calls.push("theirs")}>
        Open
      </button>
    </Door.Open>,
    { wrapper: Door.Root },
  );
  await page.getByRole("button", { name: "Open" }).click();
  expect(calls).toEqual(["theirs", "ours"]);
});

test("with asChild both refs get the element, once", async () => {
  const ours = createRef<HTMLButtonElement>();
  const theirs = vi.fn();
  const draw = (title: string) => (
    <Door.Open asChild ref={ours} title={title}>
      <a href="/user/statement" ref={theirs}>
        Statement
      </a>
    </Door.Open>
  );
  const screen = await render(draw("one"), { wrapper: Door.Root });
  await screen.rerender(draw("two"));
  expect(ours.current).toBe(link.element());
  expect(theirs.mock.calls).toEqual([[link.element()]]);
});

test("with asChild the cleanup of the child's ref is called when the element is removed", async () => {
  const ours = createRef<HTMLButtonElement>();
  const cleanup = vi.fn();
  const theirs = vi.fn(() => cleanup);
  const screen = await render(
    <Door.Open asChild ref={ours}>
      <a href="/user/statement" ref={theirs}>
        Statement
      </a>
    </Door.Open>,
    { wrapper: Door.Root },
  );
  await screen.unmount();
  expect(theirs).toHaveBeenCalledTimes(1);
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(ours.current).toBeNull();
});

test("with asChild a child that a server component sends later gets the props", async () => {
  const sent = {
    $$typeof: Symbol.for("react.lazy"),
    _payload: Promise.resolve(<a href="/user/statement">Statement</a>),
    _init: () => null,
  } as unknown as ReactElement;
  await render(
    <Suspense>
      <Door.Open asChild>{sent}</Door.Open>
    </Suspense>,
    { wrapper: Door.Root },
  );
  await expect.element(link).toHaveAttribute("data-part", "door-open");
});
