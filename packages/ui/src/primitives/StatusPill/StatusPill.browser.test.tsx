import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Avatar } from "../Avatar/index.ts";
import { Badge } from "../Badge/index.ts";
import { StatusPill } from "./index.ts";

describeConformance(StatusPill, {
  otherParts: ["icon"],
  props: { children: "Done" },
  skip: { disabled: NOT_A_CONTROL },
});

test("a status is a word with an icon, and a count has a hidden text", async () => {
  await render(
    <main>
      <StatusPill tone="positive">Success</StatusPill>
      <StatusPill tone="warning">In progress</StatusPill>
      <StatusPill tone="critical">Failed</StatusPill>
      <StatusPill>Draft</StatusPill>
      <Badge count={120} label="120 new messages" />
      <Badge count={0} label="none" />
      <Avatar name="Somchai" />
    </main>,
  );
  await expect.element(page.getByText("120 new messages")).toBeInTheDocument();
  await expect.element(page.getByText("99+")).toBeVisible();
  await expect.element(page.getByText("none")).not.toBeInTheDocument();
  await expectAccessible();
});

test("one line has round ends; several lines keep these corners, and no word overflows", async () => {
  await render(
    <main data-satang="" style={{ width: 160 }}>
      <StatusPill data-testid="one">Done</StatusPill>
      <StatusPill data-testid="many">Your withdrawal is on its way to your account</StatusPill>
    </main>,
  );
  const radius = (name: string) =>
    Number.parseFloat(getComputedStyle(page.getByTestId(name).element()).borderTopLeftRadius);
  const { height } = page.getByTestId("one").element().getBoundingClientRect();
  expect(radius("one")).toBeGreaterThanOrEqual(height / 2 - 0.1);
  expect(radius("many")).toBe(radius("one"));
  expect(radius("many")).toBeLessThan(height);
});
