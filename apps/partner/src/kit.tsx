import { satang as amountOf } from "@satang/core";
import { createSatang, SatangProvider } from "@satang/headless/provider";
import { Transfer } from "@satang/headless/transfer";
import { useWallet } from "@satang/headless/wallet";
import { th } from "@satang/i18n/locales/th";
import {
  Alert,
  Button,
  Card,
  Carousel,
  Checkbox,
  Dialog,
  Heading,
  I18nProvider,
  Money,
  MoneyField,
  PasswordField,
  Select,
  Stack,
  StatusPill,
  Tabs,
  Text,
  TextField,
  ThemeScope,
  ToastProvider,
} from "@satang/ui";
import { WithdrawFlow } from "@satang/ui/flows/withdraw";
import { SatangProvider as OneProvider } from "@satang/ui/provider";
import { createRef, type ReactNode, type RefObject, useEffect, useState } from "react";

const satang = createSatang({
  baseUrl: "https://wallet.example",
  fetch: async () => new Response("{}", { status: 503 }),
});

/** Reports a ref without an element, or with a wrong one. */
function useRefs(expected: readonly (readonly [RefObject<Element | null>, string])[]) {
  const [refs] = useState(expected);
  useEffect(() => {
    for (const [ref, tag] of refs)
      if (ref.current?.localName !== tag) throw new Error(`a ref does not point to its <${tag}>`);
  }, [refs]);
  return refs;
}

function Refs() {
  const [button] = useState(() => createRef<HTMLButtonElement>());
  const [link] = useState(() => createRef<HTMLAnchorElement>());
  const [lent] = useState(() => createRef<HTMLButtonElement>());
  const [field] = useState(() => createRef<HTMLInputElement>());
  const [amount] = useState(() => createRef<HTMLInputElement>());
  const [card] = useState(() => createRef<HTMLDivElement>());
  const [part] = useState(() => createRef<HTMLInputElement>());
  useRefs([
    [button, "button"],
    [link, "a"],
    [lent, "a"],
    [field, "input"],
    [amount, "input"],
    [card, "div"],
    [part, "input"],
  ]);
  return (
    <Card ref={card}>
      <Button ref={button}>ฝากเงิน</Button>
      <Button asChild ref={lent} variant="outline">
        <a href="/statement" ref={link}>
          รายการ
        </a>
      </Button>
      <PasswordField ref={field} label="รหัสผ่าน" />
      <MoneyField ref={amount} label="จำนวนเงิน" currency="THB" />
      <Transfer.Root>
        <Transfer.Amount ref={part} aria-label="จำนวนเงิน" />
      </Transfer.Root>
    </Card>
  );
}

function Kit() {
  return (
    <Stack>
      <Heading level={1}>
        <Money amount={amountOf(1_248_050)} currency="THB" size="hero" />
      </Heading>
      <Text tone="muted">ที่ปลื้มอู้ฟู่</Text>
      <Alert tone="warning" title="วันนี้">
        ธนาคารปิดปรับปรุง
      </Alert>
      <StatusPill tone="positive">สำเร็จ</StatusPill>
      <TextField label="ชื่อ" description="ตามสมุดบัญชี" />
      <Select label="ธนาคาร" options={[{ value: "KBANK", label: "กสิกรไทย" }]} />
      <Checkbox label="ยอมรับ" />
      <Tabs
        label="ช่องทาง"
        items={[
          { value: "qr", label: "QR", content: "QR" },
          { value: "bank", label: "ธนาคาร", content: "บัญชี" },
        ]}
      />
      <Carousel label="โปรโมชัน">
        {["หนึ่ง", "สอง"].map((word) => (
          <Card key={word}>{word}</Card>
        ))}
      </Carousel>
      <Dialog title="ยืนยัน" trigger={<Button>ถอนเงิน</Button>}>
        500 บาท
      </Dialog>
    </Stack>
  );
}

const inApp = (element: ReactNode) => (
  <SatangProvider {...satang}>
    <I18nProvider locale="th" catalogue={th}>
      <ThemeScope theme="river-day">
        <ToastProvider>{element}</ToastProvider>
      </ThemeScope>
    </I18nProvider>
  </SatangProvider>
);

const Balance = () => <p>{useWallet().state}</p>;

/** The page of a member whom the host has signed in. */
const signedIn = () => (
  <OneProvider
    baseUrl="https://wallet.example"
    fetch={async () => new Response("{}", { status: 503 })}
    getToken={() => "token"}
    locale="th"
    catalogue={th}
    theme="river-day"
  >
    <Balance />
    <WithdrawFlow open={false} onOpenChange={() => undefined} />
  </OneProvider>
);

/** The elements that a host renders on its server and hydrates in the browser. */
export const cases = async () => [
  { id: "the kit", draw: () => inApp(<Kit />) },
  { id: "refs", draw: () => inApp(<Refs />) },
  { id: "a signed-in member", draw: signedIn },
];
