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

test.each([
  ["BCEL", 44, "BCEL"],
  ["BCEL", 30, "B"],
  ["SCB", 44, "SCB"],
  ["SCB", 30, "S"],
  ["KBANK", 44, "K"],
])("the code %s in a badge of %s px is %s: no letters below 12 px", async (code, size, letters) => {
  const { container } = await render(<BankBadge code={code} label="code" size={size} />);
  const text = container.querySelector("text");
  expect(text?.textContent).toBe(letters);
  expect((Number(text?.getAttribute("font-size")) * size) / 30).toBeGreaterThanOrEqual(12);
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
