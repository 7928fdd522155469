import "@satang/ui/base.css";
import "@satang/ui/components/button.css";
import "@satang/ui/components/checkbox.css";
import "@satang/ui/components/dialog.css";
import "@satang/ui/components/select.css";
import "@satang/ui/components/table.css";
import "@satang/ui/components/tabs.css";
import "@satang/ui/components/text-field.css";
import "@satang/ui/components/toast.css";
import "@satang/ui/tokens.css";
import { en } from "@satang/i18n/locales/en/components";
import {
  Button,
  Checkbox,
  Dialog,
  I18nProvider,
  Select,
  Table,
  Tabs,
  TextField,
  ThemeScope,
  ToastProvider,
  useToast,
} from "@satang/ui";

function Copy() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show("Copied")}>
      Copy
    </button>
  );
}

export const Kit = () => (
  <I18nProvider locale="en" catalogue={en}>
    <ThemeScope>
      <ToastProvider>
        <Button>Transfer</Button>
        <TextField label="Name" />
        <Select label="Bank" options={[{ value: "scb", label: "SCB" }]} />
        <Checkbox label="I agree" />
        <Dialog title="Transfer">The money moves at once.</Dialog>
        <Tabs label="Statement" items={[{ value: "all", label: "All", content: "Nothing" }]} />
        <Table
          caption="Invites"
          columns={[{ id: "amount", header: "Amount", cell: (amount: string) => amount }]}
          rows={["10 baht"]}
          rowKey={(amount) => amount}
        />
        <Copy />
      </ToastProvider>
    </ThemeScope>
  </I18nProvider>
);
