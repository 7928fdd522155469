import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { RelativeTime } from "./RelativeTime.tsx";

describeConformance(RelativeTime, {
  props: { value: 0, now: () => 60_000 },
  skip: { disabled: NOT_A_CONTROL },
});

const start = Date.parse("2026-11-21T07:31:08Z");
let clock = start;
const now = () => clock;

beforeEach(() => {
  clock = start;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(ms: number) {
  clock += ms;
  vi.advanceTimersByTime(ms);
}

test("updates automatically, and has the absolute time in its title", async () => {
  await show(<RelativeTime value={start - 58_000} now={now} data-testid="age" />);
  const age = page.getByTestId("age");
  await expect.element(age).toHaveTextContent("58 seconds ago");
  await expect.element(age).toHaveAttribute("title", "21/11/2026 14:30:10");
  await expect.element(age).toHaveAttribute("datetime", "2026-11-21T07:30:10.000Z");
  pass(1000);
  await expect.element(age).toHaveTextContent("59 seconds ago");
  pass(1000);
  await expect.element(age).toHaveTextContent("1 minute ago");
  pass(60_000);
  await expect.element(age).toHaveTextContent("2 minutes ago");
});

test("two hundred of them share one timer, and leave none behind", async () => {
  const before = vi.getTimerCount();
  const { unmount } = await show(
    <div>
      {Array.from({ length: 200 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their ages
        <RelativeTime key={row} value={start - row * 40_000} now={now} />
      ))}
    </div>,
  );
  expect(vi.getTimerCount()).toBe(before + 1);
  await unmount();
  expect(vi.getTimerCount()).toBe(before);
});

test("a hidden page has no timer; a page that becomes visible is updated at once", async () => {
  await show(<RelativeTime value={start - 5000} now={now} data-testid="age" />);
  await expect.element(page.getByTestId("age")).toHaveTextContent("5 seconds ago");
  const running = vi.getTimerCount();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(vi.getTimerCount()).toBe(running - 1);
  clock += 3 * 3_600_000;
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByTestId("age")).toHaveTextContent("3 hours ago");
});

test("a time in the future is shown as just now, and an unreadable one as a dash", async () => {
  await show(
    <>
      <RelativeTime value={start + 60_000} now={now} data-testid="ahead" />
      <RelativeTime value="soon" now={now} data-testid="none" />
    </>,
  );
  await expect.element(page.getByTestId("ahead")).toHaveTextContent("just now");
  await expect.element(page.getByTestId("none")).toHaveTextContent("–");
});
