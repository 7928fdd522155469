import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Money } from "../Money/index.ts";
import { Pagination } from "../Pagination/index.ts";
import { Stack } from "../Stack/index.ts";
import { Table } from "./index.ts";

interface Invite {
  name: string;
  at: string;
  amount: string;
}

const invites: Invite[] = [
  { name: "สมหญิง รักดี", at: "21/11/2026 14:31:08", amount: "1,250.00" },
  { name: "คำ ใจกล้า", at: "20/11/2026 22:10:02", amount: "80.25" },
];

const meta = preview.meta({
  title: "Layout/Table",
  component: Table<Invite>,
  parameters: { framed: true },
});

export const Invites = meta.story({
  args: {
    caption: "เพื่อนที่ชวน",
    captionHidden: false,
    columns: [
      { id: "name", header: "ชื่อ", cell: (invite) => invite.name },
      { id: "at", header: "วันที่", cell: (invite) => invite.at },
      { id: "amount", header: "จำนวนเงิน", kind: "money", cell: (invite) => invite.amount },
    ],
    rows: invites,
    rowKey: (invite) => invite.at,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("table", { name: "เพื่อนที่ชวน" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "คำ ใจกล้า" })).toBeVisible();
  },
});

/** A message in place of the rows. */
export const Empty = meta.story({
  args: {
    caption: "เพื่อนที่ชวน",
    captionHidden: false,
    columns: [
      { id: "name", header: "ชื่อ", cell: (invite) => invite.name },
      { id: "amount", header: "จำนวนเงิน", kind: "money", cell: (invite) => invite.amount },
    ],
    rows: [],
    rowKey: (invite) => invite.at,
    empty: "ยังไม่มีเพื่อนที่ชวน",
  },
});

const slips = Array.from({ length: 12 }, (_, place) => ({
  id: place + 1,
  amount: satang(10_000 * place),
}));

function Slips() {
  const [page, setPage] = useState(1);
  return (
    <Stack gap={3}>
      <Table
        caption="สลิป"
        columns={[
          { id: "id", header: "สลิป", cell: ({ id }) => `#${id}` },
          {
            id: "amount",
            header: "จำนวนเงิน",
            kind: "money",
            cell: ({ amount }) => (amount > 0 ? <Money amount={amount} currency="THB" /> : "-"),
          },
        ]}
        rows={slips.slice(3 * (page - 1), 3 * page)}
        rowKey={({ id }) => id}
      />
      <Pagination page={page} pageCount={4} onPageChange={setPage} />
    </Stack>
  );
}

/** A page of rows. */
export const WithPages = meta.story({
  render: () => <Slips />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("2", { selector: "button" }));
    await expect(canvas.getByRole("rowheader", { name: "#4" })).toBeVisible();
    await expect(canvas.queryByRole("rowheader", { name: "#1" })).toBeNull();
  },
});
