import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AccountNumber } from "./AccountNumber.tsx";

describeConformance(AccountNumber, {
  props: { value: "1234567890" },
  skip: { disabled: NOT_A_CONTROL },
});

test("ten digits are shown 3-3-rest, announced one by one and copied without separators", async () => {
  const { container } = await show(
    <p>
      Send to <AccountNumber value="123-4567890" /> today
    </p>,
  );
  const groups = [...container.querySelectorAll("[data-part=group]")];
  expect(groups.map((group) => group.textContent)).toEqual(["123", "456", "7890"]);
  expect(getComputedStyle(groups[0] as Element, "::after").content).toBe('"-"');
  await expect.element(page.getByText("1 2 3, 4 5 6, 7 8 9 0")).toBeInTheDocument();
  expect(container.querySelector("[data-part=digits]")).toHaveAttribute("aria-hidden", "true");

  getSelection()?.selectAllChildren(container);
  expect(getSelection()?.toString().trim()).toBe("Send to 1234567890 today");
  await userEvent.dblClick(groups[1] as HTMLElement);
  expect(getSelection()?.toString()).toBe("1234567890");
  await expectAccessible();
});

test("any other number is shown unchanged, and wraps on the smallest phone", async () => {
  await page.viewport(320, 568);
  const { container } = await show(<AccountNumber value={"9".repeat(60)} />);
  expect(container.querySelectorAll("[data-part=group]")).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});
