import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { unbroken } from "@satang/story-kit/three-scripts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DepositIcon } from "../Icon/icons.ts";
import { List } from "./List.tsx";
import { ListItem } from "./ListItem.tsx";

describeConformance(List, {
  otherParts: ["amount", "detail", "end", "icon", "status", "title", "words"],
  props: { children: <li>One</li> },
  skip: { disabled: NOT_A_CONTROL },
});

test("is announced as title, date, amount and status", async () => {
  await show(
    <List label="Statement">
      <ListItem
        icon={<DepositIcon />}
        iconTone="positive"
        title="Deposit"
        details={["21/11/2026 14:31:08", "1 minute ago"]}
        amount="+500.00"
        amountTone="positive"
        status="Success"
        statusTone="positive"
      />
    </List>,
  );
  const row = page.getByRole("list", { name: "Statement" }).getByRole("listitem");
  expect(row.element().textContent).toBe("Deposit21/11/2026 14:31:081 minute ago+500.00Success");
  await expectAccessible();
});

test("a long title never breaks the amount; the amount moves below it when both do not fit", async () => {
  await show(
    <div style={{ width: 288 }}>
      <List label="Statement" className="own">
        <ListItem
          icon={<DepositIcon />}
          title={unbroken}
          amount="−123,456,789.50"
          className="row"
        />
      </List>
    </div>,
  );
  const list = page.getByRole("list", { name: "Statement" });
  await expect.element(list).toHaveClass("own");
  await expect.element(page.getByRole("listitem")).toHaveClass("row");
  expect(list.element().scrollWidth).toBe(288);
  const title = page.getByText(unbroken).element().getBoundingClientRect();
  const amount = page.getByText("−123,456,789.50").element().getBoundingClientRect();
  expect(amount.top).toBeGreaterThanOrEqual(title.bottom);
});

test("no marker is rendered, without `none`, because Safari would then not announce a list", async () => {
  await show(
    <List label="Slips">
      <ListItem title="Deposit" />
    </List>,
  );
  const { listStyleType } = getComputedStyle(page.getByRole("list", { name: "Slips" }).element());
  expect(listStyleType).toBe('""');
  await expectAccessible();
});
