import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel.tsx";

describeConformance(BannerCarousel, {
  props: { label: "Promotions", children: [<p key="one">One</p>, <p key="two">Two</p>] },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED },
});

const names = ["Invite", "Refund", "Spin"];
const banners = page.getByRole("region", { name: "Promotions" });
const dot = (place: number) => banners.getByRole("button", { name: `${place} of 3` });
const pause = banners.getByRole("button", { name: "Pause the banners" });
const play = banners.getByRole("button", { name: "Play the banners" });

async function turn(props: Partial<BannerCarouselProps> = {}) {
  const screen = await show(
    <>
      <button type="button">Outside</button>
      <BannerCarousel label="Promotions" interval={5000} {...props}>
        {names.map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </BannerCarousel>
    </>,
  );
  // The pointer may still be where the previous test left it.
  await page.getByRole("button", { name: "Outside" }).hover();
  return screen;
}

/** Only the timer of the banners is stopped; the page continues. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

const shown = (place: number) => expect.element(dot(place)).toHaveAttribute("aria-current", "true");
const turning = async () => {
  await expect.element(banners).toHaveAttribute("data-state", "turning");
  // The timer starts in an effect, which may run after the frame.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
};
const still = () => expect.element(banners).toHaveAttribute("data-state", "still");

test("advances automatically, one banner after the other, and starts again after the last", async () => {
  const onIndexChange = vi.fn();
  await turn({ onIndexChange });
  await shown(1);
  for (const place of [2, 3, 1]) {
    await turning();
    vi.advanceTimersByTime(5000);
    await shown(place);
  }
  expect(onIndexChange.mock.calls).toEqual([[1], [2], [0]]);
});

test("has a dot for each banner, and stays at the banner that a member chose", async () => {
  await turn();
  await dot(3).click();
  await shown(3);
  await expect.element(banners.getByRole("link", { name: "Spin" })).toBeInViewport();
  await expect.element(play).toBeVisible();
  await page.getByRole("button", { name: "Outside" }).click();
  await still();
  vi.advanceTimersByTime(20_000);
  await shown(3);
});

test("can be paused and resumed with the keyboard", async () => {
  await turn();
  pause.element().focus();
  await turning();
  await userEvent.keyboard("{Enter}");
  await expect.element(play).toHaveFocus();
  await still();
  await userEvent.keyboard("{Enter}");
  await turning();
  vi.advanceTimersByTime(5000);
  await shown(2);
});

test("is paused while it is hovered or contains the focus", async () => {
  await turn();
  await turning();
  await banners.hover();
  await still();
  await page.getByRole("button", { name: "Outside" }).hover();
  await turning();
  banners.getByRole("link", { name: "Invite" }).element().focus();
  await still();
  page.getByRole("button", { name: "Outside" }).element().focus();
  await turning();
});

test("is paused on a hidden page", async () => {
  await turn();
  await turning();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await still();
});

test("never advances under reduced motion, and has no pause button then", async () => {
  const real = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("reduced-motion") ? real("all") : real(query),
  );
  await turn();
  await still();
  await expect.element(pause).not.toBeInTheDocument();
  await expect.element(dot(2)).toBeVisible();
});

test("without an interval, or with one banner, it does not advance and has no pause button", async () => {
  const { rerender } = await turn({ interval: null });
  await still();
  await expect.element(pause).not.toBeInTheDocument();
  await rerender(
    <BannerCarousel label="Promotions">
      <p>Alone</p>
    </BannerCarousel>,
  );
  expect(banners.getByRole("button").elements()).toHaveLength(0);
});

test("passes axe, also at 320 px and with twelve banners", async () => {
  vi.useRealTimers();
  await page.viewport(320, 568);
  await show(
    <BannerCarousel label="Promotions">
      {Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are identified by their position
        <p key={place}>{place}</p>
      ))}
    </BannerCarousel>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
});
