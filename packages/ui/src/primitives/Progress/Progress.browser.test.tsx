import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Progress } from "./index.ts";

describeConformance(Progress, {
  props: { label: "Upload", value: 42 },
  skip: { disabled: NOT_A_CONTROL },
});

const bar = page.getByRole("progressbar", { name: "Uploading" });

test("has its label and value, and shows 100 % only when everything is done", async () => {
  const screen = await show(<Progress label="Uploading" value={995} max={1000} />);
  await expect.element(bar).toHaveAttribute("aria-valuetext", "99%");
  await expect.element(page.getByText("99%")).toBeVisible();
  expect(bar.element()).toHaveProperty("position", 0.99);
  expect(screen.container.querySelector('[data-state="loading"]')).not.toBeNull();
  await expectAccessible();

  await screen.rerender(<Progress label="Uploading" value={1000} max={1000} />);
  await expect.element(page.getByText("100%")).toBeVisible();
  expect(screen.container.querySelector('[data-state="complete"]')).not.toBeNull();
});

test("without a value it is indeterminate", async () => {
  const screen = await show(<Progress label="Uploading" />);
  await expect.element(bar).not.toHaveAttribute("aria-valuetext");
  expect(bar.element()).toHaveProperty("position", -1);
  expect(screen.container.querySelector('[data-state="indeterminate"]')).not.toBeNull();
  expect(screen.container.textContent).toBe("Uploading");
  await expectAccessible();
});

test("a text of the host is shown and announced in place of a percentage", async () => {
  await show(<Progress label="Uploading" value={3} max={5} valueText="3 of 5 pictures" />);
  await expect.element(bar).toHaveAttribute("aria-valuetext", "3 of 5 pictures");
  await expect.element(page.getByText("3 of 5 pictures")).toBeVisible();
});

test("a hidden label is still its accessible name", async () => {
  await show(<Progress label="Uploading" labelVisibility="hidden" value={42} />);
  await expect.element(bar).toBeVisible();
  expect(page.getByText("Uploading").element().getBoundingClientRect().width).toBeLessThan(400);
  await expectAccessible();
});
