import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Logo } from "./index.ts";

describeConformance(Logo, { props: {}, skip: { disabled: NOT_A_CONTROL } });

test("has an accessible name only with a label, and each instance has its own gradient id", async () => {
  await render(
    <>
      <Logo label="Satang" />
      <Logo />
    </>,
  );
  await expect.element(page.getByRole("img", { name: "Satang" })).toBeVisible();
  const golds = [...document.querySelectorAll("linearGradient")].map(({ id }) => id);
  expect(new Set(golds).size).toBe(2);
});
