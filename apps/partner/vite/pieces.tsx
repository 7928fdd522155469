import { satang } from "@satang/core";
import {
  Alert,
  BankBadge,
  Button,
  Card,
  Checkbox,
  Heading,
  Link,
  Money,
  MoneyField,
  OtpField,
  PasswordField,
  Progress,
  RadioGroup,
  Select,
  Stack,
  StatusPill,
  Switch,
  Table,
  Tabs,
  Text,
  TextField,
  useToast,
} from "@satang/ui";
import { QrDepositFlow } from "@satang/ui/flows/deposit";
import { RegisterFlow } from "@satang/ui/flows/register";
import { LoginFlow } from "@satang/ui/flows/session";
import { SpinFlow } from "@satang/ui/flows/spin";
import { StatementFlow } from "@satang/ui/flows/statement";
import { WalletPanel } from "@satang/ui/flows/wallet";
import { WithdrawFlow } from "@satang/ui/flows/withdraw";
import { SatangProvider, type SatangProviderProps } from "@satang/ui/provider";
import { useEffect, useState } from "react";

const BANKS = [
  { value: "SCB", label: "Siam Commercial", badge: <BankBadge code="SCB" /> },
  { value: "KBANK", label: "Kasikorn", badge: <BankBadge code="KBANK" /> },
];

const LIMITS = [
  { value: "day", label: "A day" },
  { value: "week", label: "A week" },
];

const FRIENDS = [
  { name: "Kham", amount: 8_025 },
  { name: "สมชาย", amount: 125_000 },
];

function Texts() {
  return (
    <Stack>
      <Heading level={2}>Invite friends</Heading>
      <Text>
        Each friend brings <Money amount={satang(10_000)} currency="THB" />.{" "}
        <Link href="/terms">Terms</Link>
      </Text>
      <Text lang="th" tone="muted">
        ที่ปลื้มอู้ฟู่ 1,250.50 บาท
      </Text>
      <Text lang="lo" tone="muted">
        ເງິນເຂົ້າແລ້ວ 500 ກີບ
      </Text>
      <Alert tone="warning" title="Today">
        Kasikorn is closed from 23:00.
      </Alert>
      <StatusPill tone="positive">Success</StatusPill>
      <Table
        caption="Friends"
        captionHidden={false}
        columns={[
          { id: "name", header: "Name", cell: ({ name }) => name },
          {
            id: "amount",
            header: "Amount",
            kind: "money",
            cell: ({ amount }) => <Money amount={satang(amount)} currency="THB" />,
          },
        ]}
        rows={FRIENDS}
        rowKey={({ name }) => name}
      />
    </Stack>
  );
}

function Fields() {
  return (
    <Stack>
      <TextField label="Name" description="As in your bank" defaultValue="Kham" />
      <PasswordField label="Password" error="At least 8 characters" />
      <MoneyField label="Amount" currency="THB" />
      <Select label="Bank" options={BANKS} defaultValue="SCB" />
      <OtpField label="Code" defaultValue="12" />
      <RadioGroup label="Limit" options={LIMITS} defaultValue="day" />
      <Checkbox label="I agree" defaultChecked />
      <Switch label="Messages" />
      <Progress label="Turnover" value={40} />
      <Tabs
        label="Ways"
        items={[
          { value: "qr", label: "QR", content: "Scan with the app of your bank." },
          { value: "bank", label: "Bank", content: "Transfer to our account." },
        ]}
      />
      <Button type="submit">Save</Button>
      <Button variant="outline" disabled>
        Later
      </Button>
    </Stack>
  );
}

/** A message that stays. */
function Message() {
  const toast = useToast();
  useEffect(() => {
    toast.show("500 baht have arrived.", {
      tone: "positive",
      duration: Number.POSITIVE_INFINITY,
    });
  }, [toast]);
  return null;
}

const stay = () => undefined;

/** Pieces for a visitor, in a session of their own: a login ends the one before. */
function Entry() {
  return (
    <SatangProvider
      baseUrl="/"
      prefix="visitor"
      locale="en"
      timeZone="Asia/Bangkok"
      theme="lotus-play"
    >
      <LoginFlow brand="Lotus Play" />
      <RegisterFlow />
    </SatangProvider>
  );
}

/** Props of {@link Pieces}. */
export type PiecesProps = Pick<SatangProviderProps, "getToken">;

/** A piece of each kind, all of them ours: flows, texts, fields, a message, and an open withdrawal. */
export function Pieces({ getToken }: PiecesProps) {
  const [withdraws, setWithdraws] = useState(true);
  return (
    <>
      <Entry />
      <SatangProvider
        baseUrl="/"
        getToken={getToken}
        locale="en"
        timeZone="Asia/Bangkok"
        theme="lotus-play"
        surface="page"
      >
        <WalletPanel onDeposit={() => setWithdraws(false)} onWithdraw={() => setWithdraws(true)} />
        <Card as="section">
          <Texts />
          <Fields />
        </Card>
        <StatementFlow />
        <QrDepositFlow provider="KBANK" presentation="inline" open onOpenChange={stay} />
        <SpinFlow presentation="inline" open onOpenChange={stay} />
        <Message />
        <WithdrawFlow open={withdraws} onOpenChange={setWithdraws} />
      </SatangProvider>
    </>
  );
}
