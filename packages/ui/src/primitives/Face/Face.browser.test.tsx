import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EmptyFace } from "./EmptyFace.tsx";
import { ErrorFace } from "./ErrorFace.tsx";
import { NotThereYetFace } from "./NotThereYetFace.tsx";
import { OfflineFace } from "./OfflineFace.tsx";

describeConformance(EmptyFace, {
  otherParts: ["action", "text"],
  folder: "Face",
  props: {},
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

describeConformance(ErrorFace, {
  otherParts: ["text"],
  folder: "Face",
  props: { onRetry: () => {} },
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

test("a failure is announced at once and offers to try again", async () => {
  const onRetry = vi.fn();
  await show(<ErrorFace text="Request limit" onRetry={onRetry} />);
  await expect.element(page.getByRole("alert").getByText("This did not load")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test("while it tries again it ignores a second press", async () => {
  const onRetry = vi.fn();
  await show(<ErrorFace onRetry={onRetry} retrying />);
  await page.getByRole("button", { name: "Try again" }).click({ force: true });
  expect(onRetry).not.toHaveBeenCalled();
});

test.each(["th", "la", "en"] as const)("all states have default texts in %s", async (locale) => {
  await show(
    <>
      <EmptyFace />
      <OfflineFace onRetry={() => {}} />
      <NotThereYetFace />
      <ErrorFace onRetry={() => {}} />
    </>,
    locale,
  );
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("status")).toBeVisible();
  await expectAccessible();
});
