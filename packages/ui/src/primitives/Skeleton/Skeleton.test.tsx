import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { show } from "../../../test/show.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";

test("says that it loads and stays unseen for 200 ms", async () => {
  await show(<ListSkeleton rows={2} />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
  const shapes = document.getAnimations();
  expect(shapes).toHaveLength(6);
  for (const shape of shapes) {
    shape.pause();
    const { target } = shape.effect as KeyframeEffect;
    shape.currentTime = 199;
    expect(target && getComputedStyle(target).visibility).toBe("hidden");
    shape.currentTime = 202;
    expect(target && getComputedStyle(target).visibility).toBe("visible");
    shape.finish();
  }
  await expectAccessible();
});
