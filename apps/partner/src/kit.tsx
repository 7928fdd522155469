import { satang as amountOf } from "@satang/core";
import { useChatOffer } from "@satang/headless/chat";
import { useDeposit } from "@satang/headless/deposit";
import { useAgreement } from "@satang/headless/info";
import {
  createMemoryStore,
  createSatang,
  createTokenStore,
  SatangProvider,
} from "@satang/headless/provider";
import { useRegister } from "@satang/headless/register";
import { useSession } from "@satang/headless/session";
import { Transfer } from "@satang/headless/transfer";
import { useFirstSteps, useHiddenBalance, useMember, useWallet } from "@satang/headless/wallet";
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
  useI18n,
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

const inApp = (element: ReactNode, options = satang) => (
  <SatangProvider {...options}>
    <I18nProvider locale="th" catalogue={th}>
      <ThemeScope theme="river-day">
        <ToastProvider>{element}</ToastProvider>
      </ThemeScope>
    </I18nProvider>
  </SatangProvider>
);

const Words = () => <p>{useI18n().t("wallet.title")}</p>;

const Balance = () => <p>{useWallet().state}</p>;

/** The page of a member whom the host has signed in; without a catalogue, the server waits for the words. */
const signedIn = (catalogue: { readonly catalogue?: typeof th }, mark?: ReactNode) => (
  <OneProvider
    baseUrl="https://wallet.example"
    fetch={async () => new Response("{}", { status: 503 })}
    getToken={() => "token"}
    locale="th"
    {...catalogue}
    theme="river-day"
  >
    {mark}
    <Words />
    <Balance />
    <WithdrawFlow open={false} onOpenChange={() => undefined} />
  </OneProvider>
);

/** Data of a member that a browser has stored, and a server does not have. */
const DEVICE = {
  token: "token",
  "user-info": JSON.stringify({ id: "m1", name: "สมชาย", currency: "THB" }),
  last_sync: "1795000000000",
  "hidden-balance": "true",
  "first-steps": "m1",
  "last-deposit-way": "gift-link",
  "deposit-way": "gift-link",
  "remember-agreement": "true",
  "register-draft": JSON.stringify({ phone: "0812345678", name: "สมชาย" }),
  "chat.member.draft": "สวัสดี",
  "chat.member.read": "1795000000000",
};

function deviceStore() {
  const store = createMemoryStore();
  if (typeof window !== "undefined")
    for (const [key, value] of Object.entries(DEVICE)) store.write(key, value);
  return store;
}

function onDevice() {
  const [storage, tabStorage] = [deviceStore(), deviceStore()];
  return createSatang({
    baseUrl: "https://wallet.example",
    fetch: async () => new Response("{}", { status: 503 }),
    storage,
    tabStorage,
    tokens: createTokenStore({ persistent: storage, temporary: tabStorage }),
  });
}

const Shown = ({ of }: { of: unknown }) => <p>{JSON.stringify(of)}</p>;
const nothing = () => undefined;

/** The cases of what the hooks read from the device. */
const DEVICE_CASES = {
  session: () => <Shown of={useSession()} />,
  member: () => <Shown of={useMember()} />,
  wallet: () => <Shown of={useWallet()} />,
  "hidden balance": () => <Shown of={useHiddenBalance()} />,
  "first steps": () => <Shown of={useFirstSteps()} />,
  deposit: () => <Shown of={useDeposit()} />,
  agreement: () => <Shown of={useAgreement({ open: false, onDue: nothing })} />,
  registration: () => <Shown of={useRegister()} />,
  chat: () => <Shown of={useChatOffer()} />,
};

/** The elements that a host renders on its server and hydrates in the browser. */
export const cases = async () => [
  { id: "the kit", draw: () => inApp(<Kit />) },
  { id: "refs", draw: () => inApp(<Refs />) },
  { id: "a signed-in member", draw: () => signedIn({ catalogue: th }) },
  {
    id: "a signed-in member, with words that are loaded",
    draw: (mark?: ReactNode) => signedIn({}, mark),
    isMarked: true,
    has: th.wallet.title,
  },
  ...Object.entries(DEVICE_CASES).map(([name, Case]) => ({
    id: `a member of this device: ${name}`,
    draw: () => inApp(<Case />, onDevice()),
  })),
];
