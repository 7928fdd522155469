import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Card } from "./index.ts";

describeConformance(Card, { props: { children: "Body" }, skip: { disabled: NOT_A_CONTROL } });

test("is rendered as the requested element", async () => {
  await render(
    <Card as="section" aria-label="Wallet" elevation="raised">
      Money
    </Card>,
  );
  await expect.element(page.getByRole("region", { name: "Wallet" })).toBeVisible();
  await expectAccessible();
});
