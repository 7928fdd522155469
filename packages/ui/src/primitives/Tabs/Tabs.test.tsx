import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { show } from "../../../test/show.tsx";
import { Tabs } from "./Tabs.tsx";

const tab = (name: string) => page.getByRole("tab", { name });

test("shows one part at a time, by press and by arrow key", async () => {
  await show(
    <Tabs
      label="Statement"
      items={[
        { value: "all", label: "All", content: "Everything" },
        { value: "in", label: "Deposits", content: "Money in" },
        { value: "out", label: "Withdrawals", content: "Money out" },
      ]}
    />,
  );
  await expect.element(tab("All")).toHaveAttribute("aria-selected", "true");
  await expectAccessible();
  await tab("Deposits").click();
  await expect
    .element(page.getByRole("tabpanel", { name: "Deposits" }))
    .toHaveTextContent("Money in");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Withdrawals")).toHaveFocus();
  await expect.element(page.getByRole("tabpanel", { name: "Withdrawals" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("All")).toHaveAttribute("aria-selected", "true");
});
