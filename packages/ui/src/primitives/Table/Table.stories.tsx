import preview from "../../../../../.storybook/preview.tsx";
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

const meta = preview.meta({ title: "Primitives/Table", component: Table<Invite> });

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
});
