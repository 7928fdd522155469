import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ListSkeleton, Skeleton } from "./index.ts";

describeConformance(Skeleton, {
  otherParts: ["row"],
  props: {},
  skip: { disabled: NOT_A_CONTROL },
});

describeConformance(ListSkeleton, {
  folder: "Skeleton",
  props: {},
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

test("announces that it loads and is invisible for 200 ms", async () => {
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
