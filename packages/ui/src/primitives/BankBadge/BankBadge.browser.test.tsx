import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BankBadge } from "./index.ts";

describeConformance(BankBadge, {
  otherParts: ["nobody"],
  props: { code: "KBANK" },
  skip: { disabled: NOT_A_CONTROL },
});

test("the same bank has the same letter in every spelling of its code; a bank icon is shown without a code", async () => {
  const { container } = await render(
    <p>
      <BankBadge code=" kbank " /> Kasikornbank <BankBadge code="" /> Another
    </p>,
  );
  const [known, unknown] = [...container.querySelectorAll("p > svg")];
  expect(known?.textContent).toBe("K");
  expect(known?.querySelector("[data-part=nobody]")).toBeNull();
  expect(unknown?.querySelector("[data-part=nobody]")).toBeVisible();
  await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  await expectAccessible();
});
