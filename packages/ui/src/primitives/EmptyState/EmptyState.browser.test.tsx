import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ComingSoonState } from "./ComingSoonState.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { OfflineState } from "./OfflineState.tsx";

describeConformance(EmptyState, {
  otherParts: ["action", "text"],
  folder: "EmptyState",
  props: {},
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

describeConformance(ErrorState, {
  otherParts: ["text"],
  folder: "EmptyState",
  props: { onRetry: () => {} },
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

test("a failure is announced at once and offers to try again", async () => {
  const onRetry = vi.fn();
  await show(<ErrorState text="Request limit" onRetry={onRetry} />);
  await expect.element(page.getByRole("alert").getByText("We couldn’t load this")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test("while it tries again it ignores a second press", async () => {
  const onRetry = vi.fn();
  await show(<ErrorState onRetry={onRetry} retrying />);
  await page.getByRole("button", { name: "Try again" }).click({ force: true });
  expect(onRetry).not.toHaveBeenCalled();
});

test.each(["th", "la", "en"] as const)("all states have default texts in %s", async (locale) => {
  await show(
    <>
      <EmptyState />
      <OfflineState onRetry={() => {}} />
      <ComingSoonState />
      <ErrorState onRetry={() => {}} />
    </>,
    locale,
  );
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("status")).toBeVisible();
  await expectAccessible();
});
