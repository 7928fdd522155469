import { useQrDeposit } from "@satang/headless/deposit";
import { money, qrReply } from "@satang/story-kit/fake-money";
import { FakeWallet } from "@satang/story-kit/fake-wallet";
import { STORY_NOW } from "@satang/story-kit/story-time";
import { Card, Stack } from "@satang/ui";
import { LoginFlow } from "@satang/ui/flows/session";
import { GameCarousels, WalletPanel } from "@satang/ui/flows/wallet";
import type { ReactNode } from "react";
import { QrPanel } from "../../packages/ui/src/flows/deposit/QrPanel.tsx";
import styles from "./studio.module.css";

const LEFT_MS = 272_000;
const withQr = [...money(12_480.5), qrReply("qrcodeCurrent", LEFT_MS, () => STORY_NOW)];
const nothing = () => undefined;

function Screen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className={styles.screen}>
      {children}
    </section>
  );
}

function Qr() {
  return <QrPanel deposit={useQrDeposit({ provider: "KBANK" })} onDone={nothing} />;
}

/** Three screens of the member app, on the backend of the stories. */
export function Screens() {
  return (
    <>
      <Screen name="Wallet screen">
        <FakeWallet signedIn>
          <Stack gap={5} className={styles.padded}>
            <WalletPanel onDeposit={nothing} onWithdraw={nothing} onTransfer={nothing} />
            <GameCarousels />
          </Stack>
        </FakeWallet>
      </Screen>
      <Screen name="QR deposit screen">
        <FakeWallet signedIn overrides={withQr}>
          <Card padding="large">
            <Qr />
          </Card>
        </FakeWallet>
      </Screen>
      <Screen name="Login screen">
        <FakeWallet>
          <LoginFlow onLocaleChange={nothing} />
        </FakeWallet>
      </Screen>
    </>
  );
}
