import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { FirstFrame } from "@satang/story-kit/first-frame";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Carousel } from "./Carousel.tsx";

describeConformance(Carousel, {
  otherParts: ["controls", "dot", "dots", "footer", "header", "next", "previous"],
  props: { label: "Games", children: [<p key="one">One</p>, <p key="two">Two</p>] },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED },
});

const games = ["Joker", "PG", "SlotXO", "Usun", "Betflix", "Imi"];
const slots = page.getByRole("region", { name: "Slot" });

function tiles() {
  return (
    <Carousel label="Slot">
      {games.map((game) => (
        <button key={game} type="button">
          {game}
        </button>
      ))}
    </Carousel>
  );
}

test("shows 2.2 tiles per view, with a layout by CSS", async () => {
  await show(<div style={{ width: 358 }}>{tiles()}</div>);
  const [first, second] = slots.getByRole("listitem").elements();
  expect(first?.getBoundingClientRect().width).toBeCloseTo((358 - 16) / 2.2, 0);
  expect(
    Math.round(
      (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0),
    ),
  ).toBe(12);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});

test("a tile that gets the focus scrolls into view", async () => {
  await show(<div style={{ width: 358 }}>{tiles()}</div>);
  await slots.getByRole("button", { name: "Joker" }).element().focus();
  for (let step = 0; step < 4; step += 1) await userEvent.keyboard("{Tab}");
  const reached = slots.getByRole("button", { name: "Betflix" });
  await expect.element(reached).toHaveFocus();
  await expect.poll(() => reached.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test("banners have a dot each; pressing one shows its banner within 300 ms", async () => {
  const onIndexChange = vi.fn();
  await show(
    <Carousel label="Banners" layout="banner" onIndexChange={onIndexChange}>
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
    </Carousel>,
  );
  const dot = page.getByRole("button", { name: "3 of 3" });
  await expectAccessible();
  await dot.click();
  await expect.element(dot).toHaveAttribute("aria-current", "true");
  for (const animation of document.getAnimations()) {
    expect(Number(animation.effect?.getComputedTiming().endTime)).toBeLessThanOrEqual(300);
  }
  await expect.element(page.getByText("Three")).toBeInViewport();
  expect(onIndexChange).toHaveBeenLastCalledWith(2);
});

test("the arrows for a mouse move by one view, to the end and back, and are hidden at each end", async () => {
  await show(<div style={{ width: 358 }}>{tiles()}</div>);
  const next = slots.getByRole("button", { name: "Next Slot" });
  const previous = slots.getByRole("button", { name: "Previous Slot" });
  await expect.element(next).toBeVisible();
  await expect.element(previous).not.toBeInTheDocument();
  for (let press = 0; press < 5 && !next.query()?.ariaDisabled; press += 1) await next.click();
  await userEvent.tab();
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(slots.getByText("Imi")).toBeInViewport();
  await expect.element(previous).toBeVisible();
});

test("an arrow at the end keeps the keyboard focus, and is hidden when it loses it", async () => {
  await show(<div style={{ width: 358 }}>{tiles()}</div>);
  const next = slots.getByRole("button", { name: "Next Slot" });
  await expect.element(next).toBeVisible();
  next.element().focus();
  for (let press = 0; press < 5; press += 1) await userEvent.keyboard("{Enter}");
  await expect.element(slots.getByText("Imi")).toBeInViewport();
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(slots.getByRole("button", { name: "Previous Slot" })).toHaveFocus();
  await expect.element(next).not.toBeInTheDocument();
});

test("the arrows next to a heading cover no tile, and move nothing when they appear", async () => {
  const withHeading = (names: string[]) => (
    <div style={{ width: 358 }}>
      <Carousel label="Slot" heading={<h2>Slot games</h2>}>
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </Carousel>
    </div>
  );
  const { rerender } = await show(withHeading(["Joker"]));
  const tile = slots.getByRole("button", { name: "Joker" });
  const { top } = tile.element().getBoundingClientRect();
  await rerender(withHeading(games));
  const next = slots.getByRole("button", { name: "Next Slot" });
  await expect.element(next).toBeVisible();
  expect(tile.element().getBoundingClientRect().top).toBe(top);
  const { bottom, right } = next.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(top);
  await next.click();
  await expect.element(slots.getByRole("button", { name: "Previous Slot" })).toBeVisible();
  expect(next.element().getBoundingClientRect().right).toBe(right);
  await expectAccessible();
});

test("without a heading the arrows are below the tiles, and move nothing when they appear", async () => {
  await show(
    <div style={{ width: 358 }}>
      {tiles()}
      <p>After it</p>
    </div>,
  );
  const next = slots.getByRole("button", { name: "Next Slot" });
  await expect.element(next).toBeVisible();
  const row = slots.getByRole("list").element().getBoundingClientRect();
  expect(next.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(row.bottom);
  const after = page.getByText("After it");
  const { top } = after.element().getBoundingClientRect();
  for (let press = 0; press < 5 && !next.query()?.ariaDisabled; press += 1) await next.click();
  await userEvent.click(after);
  await expect.element(next).not.toBeInTheDocument();
  expect(after.element().getBoundingClientRect().top).toBe(top);
});

test("the arrows of banners are next to the dots and cover no text", async () => {
  await show(
    <Carousel label="Banners" layout="banner">
      <p>One</p>
      <p>Two</p>
    </Carousel>,
  );
  const next = page.getByRole("button", { name: "Next Banners" });
  await expect.element(next).toBeVisible();
  const words = page.getByText("One").element().getBoundingClientRect();
  expect(next.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
});

test.each(["tiles", "banner"] as const)("without slides %s renders nothing", async (layout) => {
  const carousel = (names: string[]) => (
    <Carousel label="Slot" layout={layout}>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>
  );
  const { rerender } = await show(carousel([]));
  expect(slots.getByRole("button").elements()).toHaveLength(0);
  await expectAccessible();
  await rerender(carousel(games));
  await expect.element(slots.getByRole("button", { name: "Next Slot" })).toBeVisible();
  await rerender(carousel(["Joker"]));
  await expect.element(slots.getByRole("button", { name: "Next Slot" })).not.toBeInTheDocument();
});

const places = () =>
  slots
    .getByRole("listitem")
    .elements()
    .map((slide) => slide.getBoundingClientRect().toJSON());

test("the layout of its first frame is CSS, and nothing moves after hydration", async () => {
  let first: unknown;
  await show(
    <>
      {tiles()}
      <FirstFrame
        onDrawn={() => {
          first = places();
        }}
      />
    </>,
  );
  await expect.element(slots.getByRole("button", { name: "Next Slot" })).toBeVisible();
  expect(first).toHaveLength(games.length);
  expect(places()).toEqual(first);
});

test("from 1024 px a grid shows all tiles without arrows, and below it is a row again", async () => {
  await page.viewport(1280, 800);
  await show(
    <div style={{ width: 1128 }}>
      <Carousel label="Slot" heading={<h2>Slot games</h2>} wide="grid">
        {[...games, "Circus", "Crown"].map((game) => (
          <button key={game} type="button">
            {game}
          </button>
        ))}
      </Carousel>
    </div>,
  );
  const tops = () =>
    slots
      .getByRole("listitem")
      .elements()
      .map((slide) => slide.getBoundingClientRect().top);
  await expect.poll(() => new Set(tops()).size).toBe(2);
  expect(tops().filter((top) => top === tops()[0])).toHaveLength(6);
  await expect.element(slots.getByText("Crown")).toBeInViewport();
  await expect.element(slots.getByRole("button", { name: "Next Slot" })).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(390, 844);
  await expect.poll(() => new Set(tops()).size).toBe(1);
  await expect.element(slots.getByRole("button", { name: "Next Slot" })).toBeVisible();
  await slots.getByRole("button", { name: "Next Slot" }).click();
  await expect.element(slots.getByRole("button", { name: "Previous Slot" })).toBeVisible();
  await page.viewport(1280, 800);
  await expect
    .element(slots.getByRole("button", { name: "Previous Slot" }))
    .not.toBeInTheDocument();
  await expect.element(slots.getByText("Joker")).toBeInViewport();
  await page.viewport(390, 844);
});
