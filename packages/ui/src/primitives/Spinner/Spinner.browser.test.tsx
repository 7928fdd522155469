import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Spinner } from "./index.ts";

describeConformance(Spinner, { props: { label: "Loading" }, skip: { disabled: NOT_A_CONTROL } });

test("with a label it is announced; without one it is decoration", async () => {
  const screen = await render(<Spinner label="Loading" />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
  await screen.rerender(<Spinner />);
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
});

test("is neither visible nor announced for 200 ms", async () => {
  await render(<Spinner label="Loading" />);
  const shown = page.getByText("Loading").element();
  const ring = shown.previousElementSibling ?? shown;
  const waits = [shown, ring].map((element) =>
    element.getAnimations().find((animation) => animation.effect?.getTiming().iterations === 1),
  );
  for (const [index, wait] of waits.entries()) {
    const element = index === 0 ? shown : ring;
    wait?.pause();
    if (wait) wait.currentTime = 199;
    expect(getComputedStyle(element).visibility).toBe("hidden");
    wait?.finish();
    expect(getComputedStyle(element).visibility).toBe("visible");
  }
});
