import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Table, type TableColumn } from "./Table.tsx";

describeConformance(Table<string>, {
  otherParts: ["cell", "empty"],
  props: {
    caption: "Rows",
    columns: [{ id: "name", header: "Name", cell: (row: string) => row }],
    rows: ["one"],
    rowKey: (row: string) => row,
  },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

interface Invite {
  name: string;
  amount: string;
}

const columns: TableColumn<Invite>[] = [
  { id: "name", header: "From", cell: (invite) => invite.name },
  { id: "amount", header: "Amount", kind: "money", cell: (invite) => invite.amount },
];

test("names its rows, aligns money at the end and fits the smallest phone", async () => {
  await page.viewport(320, 568);
  await show(
    <Table
      caption="Invites"
      columns={columns}
      rows={[
        { name: "Somchai".repeat(12), amount: "1,234,567.50" },
        { name: "Kham", amount: "80.25" },
      ]}
      rowKey={(invite) => invite.name}
    />,
  );
  await expect.element(page.getByRole("table", { name: "Invites" })).toBeInTheDocument();
  await expect.element(page.getByRole("rowheader", { name: "Kham" })).toBeInTheDocument();
  const amount = page.getByRole("cell", { name: "80.25" }).element();
  expect(getComputedStyle(amount).textAlign).toBe("end");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
  await page.viewport(390, 844);
});

test("shows a message in place of rows, and does not break a status", async () => {
  const status: TableColumn<Invite> = {
    id: "status",
    header: "Status",
    kind: "status",
    cell: () => "In progress",
  };
  const { rerender } = await show(
    <Table
      caption="Invites"
      columns={columns}
      rows={[]}
      rowKey={(invite) => invite.name}
      empty="Nobody yet"
    />,
  );
  await expect.element(page.getByRole("cell", { name: "Nobody yet" })).toBeVisible();
  await rerender(
    <Table
      caption="Invites"
      columns={[...columns, status]}
      rows={[{ name: "Somchai".repeat(12), amount: "80.25" }]}
      rowKey={(invite) => invite.name}
      empty="Nobody yet"
    />,
  );
  await expect.element(page.getByText("Nobody yet")).not.toBeInTheDocument();
  const cell = page.getByRole("cell", { name: "In progress" }).element();
  expect(getComputedStyle(cell).whiteSpace).toBe("nowrap");
});

test("with twice the text size on a phone the cells of a row are one below the other, and no word is broken", async () => {
  // In em, as media queries count, a phone of 390 px is then as wide as one of 195 px.
  await page.viewport(195, 422);
  const status = { id: "status", header: "สถานะ", cell: () => <b>ไม่สำเร็จ</b> };
  const [name, amount] = columns as [TableColumn<Invite>, TableColumn<Invite>];
  await show(
    <Table
      caption="Slips"
      columns={[name, status, amount]}
      rows={[{ name: "21/11/2026 14:31:08", amount: "1,080.25" }]}
      rowKey={(invite) => invite.name}
    />,
  );
  const cell = page.getByRole("cell");
  const [first, second] = cell.elements().map((element) => element.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  expect(page.getByText("ไม่สำเร็จ").element().getClientRects()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(195);
  await expect.element(page.getByRole("columnheader", { name: "สถานะ" })).toBeInTheDocument();
  await expectAccessible();
  await page.viewport(390, 844);
});
