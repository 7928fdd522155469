import { type Satang, satang } from "@satang/core";
import {
  Alert,
  AmountPicker,
  Badge,
  Button,
  Card,
  Checkbox,
  Inline,
  Money,
  SegmentedControl,
  Stack,
  StatusPill,
  Text,
  TextField,
} from "@satang/ui";
import { useState } from "react";

/** Many components, so that each choice is visible on one of them. */
export function Kit() {
  const [amount, setAmount] = useState<Satang>(satang(50_000));
  return (
    <Card padding="large">
      <Stack gap={4}>
        <Money amount={satang(1_248_050)} currency="THB" size="hero" />
        <Inline>
          <Button>Deposit</Button>
          <Button variant="outline">Back</Button>
          <Button variant="soft">Copy</Button>
          <Button variant="text" tone="critical">
            Cancel
          </Button>
          <Button variant="danger">Cancel the bonus</Button>
          <Button disabled>Withdraw</Button>
        </Inline>
        <SegmentedControl
          label="Wallet"
          options={[
            { value: "cash", label: "Cash" },
            { value: "bonus", label: "Bonus" },
          ]}
        />
        <TextField
          label="Name"
          defaultValue="Somchai Jaidee"
          description="As in your bank account"
        />
        <TextField label="Phone number" defaultValue="08123" error="Must have 10 digits" />
        <AmountPicker
          label="Amount"
          value={amount}
          onValueChange={setAmount}
          amounts={[10_000, 30_000, 50_000, 100_000].map(satang)}
          currency="THB"
        />
        <Checkbox label="Keep me logged in on this device" defaultChecked />
        <Inline>
          <StatusPill tone="positive">Done</StatusPill>
          <StatusPill tone="warning">Being checked</StatusPill>
          <StatusPill tone="critical">Failed</StatusPill>
          <Badge count={3} label="New messages" />
        </Inline>
        <Alert tone="info">The money is in your wallet in about 1 minute</Alert>
        <Alert tone="warning">The QR has expired</Alert>
        <Alert tone="critical">The password is wrong</Alert>
        <Text tone="muted">satang.example</Text>
      </Stack>
    </Card>
  );
}
