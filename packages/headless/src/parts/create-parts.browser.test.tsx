import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createParts, type OwnPart } from "./create-parts.tsx";
import type { PartProps } from "./part.tsx";

type DoorView = {
  readonly state: "open" | "closed";
  readonly getKnockProps: (times: number) => { readonly title: string; readonly value: number };
};
type KnockProps = PartProps<"button"> & { readonly times: number };

function Sign({
  view,
  props,
  forwarded,
}: OwnPart<DoorView, { readonly text: string }, HTMLElement>) {
  return <b ref={forwarded}>{`${props.text} ${view.state}`}</b>;
}

const useDoor = ({ state = "open" }: { readonly state?: DoorView["state"] } = {}): DoorView => ({
  state,
  getKnockProps: (times) => ({ title: `knocks ${times} times`, value: times }),
});

const Door = createParts("Door", useDoor, ({ root, part, partWith, own }) => ({
  Root: root("div", "door", ({ state }) => ({ title: `is ${state}`, id: "door" })),
  Knock: partWith(
    "button",
    "door-knock",
    (view, { times, ...rest }: KnockProps) => [view.getKnockProps(times), rest],
    { state: (_, { value }, { times }) => (times > 2 ? "loud" : `quiet ${value}`) },
  ),
  Close: part("button", "door-close", () => ({ type: "button" }), {
    when: ({ state }) => state === "open",
  }),
  Sign: own(Sign),
}));

const button = page.getByRole("button");

test("a part has its name, its state, the props of the view, and those of the host, which win", async () => {
  await render(
    <Door.Root>
      <Door.Knock times={2} id="knock" title="ours" />
    </Door.Root>,
  );
  await expect.element(button).toHaveAttribute("data-part", "door-knock");
  await expect.element(button).toHaveAttribute("data-state", "quiet 2");
  await expect.element(button).toHaveAttribute("id", "knock");
  await expect.element(button).toHaveAttribute("title", "ours");
});

test("a prop that is only for the getter does not reach the element", async () => {
  await render(
    <Door.Root>
      <Door.Knock times={3} />
    </Door.Root>,
  );
  await expect.element(button).toHaveAttribute("data-state", "loud");
  await expect.element(button).toHaveAttribute("value", "3");
  await expect.element(button).not.toHaveAttribute("times");
});

test("the root has the state of its view, and a part is rendered only where it applies", async () => {
  const screen = await render(
    <Door.Root options={{ state: "closed" }} id="ours">
      <Door.Close />
      <Door.Sign text="The door is" />
    </Door.Root>,
  );
  const root = page.getByTitle("is closed");
  await expect.element(root).toHaveAttribute("data-part", "door");
  await expect.element(root).toHaveAttribute("data-state", "closed");
  await expect.element(root).toHaveAttribute("id", "ours");
  await expect.element(page.getByText("The door is closed")).toBeVisible();
  expect(button.query()).toBeNull();
  await screen.rerender(
    <Door.Root value={useDoor({ state: "open" })}>
      <Door.Close />
    </Door.Root>,
  );
  await expect.element(button).toHaveAttribute("data-state", "open");
});

test("each part passes its ref to its element", async () => {
  const root = createRef<HTMLDivElement>();
  const knock = createRef<HTMLButtonElement>();
  const sign = createRef<HTMLElement>();
  await render(
    <Door.Root ref={root}>
      <Door.Knock ref={knock} times={1} />
      <Door.Sign ref={sign} text="The door is" />
    </Door.Root>,
  );
  expect(root.current?.dataset.part).toBe("door");
  expect(knock.current).toBe(button.element());
  expect(sign.current?.textContent).toBe("The door is open");
});

test("a part outside of its root says which one it needs, and React's tools show its name", async () => {
  expect(Door.Knock.displayName).toBe("Door.Knock");
  const error = vi.spyOn(console, "error").mockReturnValue();
  await expect(render(<Door.Close />)).rejects.toThrow("Door.Close needs a <Door.Root> above it.");
  error.mockRestore();
});
