import { Checkbox, Select, Table, Tabs, ToastProvider, useToast } from "@satang/ui";
import { button, Dialog, Frame, field } from "./contestant.tsx";

function Copy() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show("Copied")}>
      Copy
    </button>
  );
}

export const Kit = () => (
  <Frame>
    <ToastProvider>
      {button(0, true)}
      {field(0, false)}
      <Select label="Bank" options={[{ value: "scb", label: "SCB" }]} />
      <Checkbox label="I agree" />
      <Dialog open={false} onOpenChange={() => undefined} />
      <Tabs label="Statement" items={[{ value: "all", label: "All", content: "Nothing" }]} />
      <Table
        caption="Invites"
        columns={[{ id: "amount", header: "Amount", cell: (amount: string) => amount }]}
        rows={["10 baht"]}
        rowKey={(amount) => amount}
      />
      <Copy />
    </ToastProvider>
  </Frame>
);
