import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { StatusPill } from "../StatusPill/index.ts";
import { Table, type TableColumn } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Table",
  component: Table,
  parameters: pictures.primitive,
});

interface Row {
  name: string;
  status: "positive" | "critical";
  amount: string;
}

const columns: TableColumn<Row>[] = [
  { id: "name", header: "ชื่อที่ปลื้มอู้ฟู่", cell: ({ name }) => name },
  {
    id: "status",
    header: "ຖີ້ມສະຖານະ",
    kind: "status",
    cell: ({ status }) => <StatusPill tone={status}>{status}</StatusPill>,
  },
  { id: "amount", header: "Amount", kind: "money", cell: ({ amount }) => amount },
];

const rows: Row[] = [
  { name: "สมหญิงที่ปลื้มอู้ฟู่ รักดี", status: "positive", amount: "1,234,567.50" },
  { name: "ຄຳຖີ້ມ ໃຈກ້າ", status: "critical", amount: "80.25" },
  { name: "Unbreakablyunbrokenname", status: "positive", amount: "-20.00" },
];

/** Long names wrap, amounts never do; the caption visible and hidden; no rows. */
export const Rows = meta.story({
  render: () => (
    <Stack gap={6}>
      <Table
        caption="เพื่อนที่ชวน"
        captionHidden={false}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <Table
        caption="Names"
        columns={columns.slice(0, 1)}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <Table
        caption="Nobody yet"
        captionHidden={false}
        columns={columns}
        rows={[]}
        rowKey={({ name }) => name}
        empty="ยังไม่มีเพื่อนที่ชวน"
      />
    </Stack>
  ),
});
