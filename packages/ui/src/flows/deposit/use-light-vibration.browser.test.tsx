import { show } from "@satang/story-kit/show";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useLightVibration } from "./use-light-vibration.ts";

function Arrived() {
  useLightVibration();
  return <p>Arrived</p>;
}

let motion: "reduce" | "no-preference";
const vibrate = vi.fn(() => true);

beforeEach(() => {
  motion = "no-preference";
  vibrate.mockClear();
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query.includes(`: ${motion}`) }) as MediaQueryList,
  );
  vi.spyOn(navigator, "vibrate").mockImplementation(vibrate);
  vi.spyOn(navigator, "userActivation", "get").mockReturnValue({
    hasBeenActive: true,
    isActive: false,
  });
});

afterEach(() => void vi.restoreAllMocks());

async function arrive() {
  const screen = await show(<Arrived />);
  await expect.element(page.getByText("Arrived")).toBeVisible();
  return screen;
}

test("the arrival of money vibrates once and lightly, not at each render", async () => {
  const { rerender } = await arrive();
  await rerender(<Arrived />);
  expect(vibrate.mock.calls).toEqual([[20]]);
});

test("nothing vibrates for a member who prefers less motion", async () => {
  motion = "reduce";
  await arrive();
  expect(vibrate).not.toHaveBeenCalled();
});

test("nothing vibrates before the member has used the page", async () => {
  vi.spyOn(navigator, "userActivation", "get").mockReturnValue({
    hasBeenActive: false,
    isActive: false,
  });
  await arrive();
  expect(vibrate).not.toHaveBeenCalled();
});
