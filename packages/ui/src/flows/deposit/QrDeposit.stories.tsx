import type { QrDepositView } from "@satang/headless/deposit";
import { useState } from "react";
import preview from "../../../../../.storybook/preview.tsx";
import { MoneyScene, QR_IMAGE } from "../../../test/fake-money.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { QrFace } from "./QrFace.tsx";

const nothing = () => undefined;
const qr = { qrcodeId: "qr-1", markup: "", amount: 50_000 };

const entering: QrDepositView = {
  provider: "KBANK",
  state: "entering",
  isChecking: false,
  qr: null,
  image: null,
  notice: null,
  error: null,
  minimum: 100,
  quickAmounts: [1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
  amount: { text: "", setText: nothing, satang: null, problem: "empty" },
  problem: "empty",
  canCreate: false,
  create: nothing,
  cancel: nothing,
  transferred: nothing,
  reload: nothing,
  saveImage: async () => true,
};
const typed: Partial<QrDepositView> = {
  amount: { text: "500", setText: nothing, satang: 50_000, problem: null },
  problem: null,
  canCreate: true,
};

/** 4:32 left, counted from when the story is shown. */
const LEFT_MS = 272_000;

function Qr({ shown = false, ...view }: Partial<QrDepositView> & { shown?: boolean }) {
  const [expiresAt] = useState(() => Date.now() + LEFT_MS);
  const visible = shown ? { qr: { ...qr, expiresAt }, image: QR_IMAGE } : {};
  return (
    <MoneyScene overrides={[]}>
      <Card padding="large">
        <QrFace deposit={{ ...entering, ...visible, ...view }} onDone={nothing} />
      </Card>
    </MoneyScene>
  );
}

const meta = preview.meta({ title: "Flows/Deposit/QR", component: Qr });

export const Loading = meta.story({ args: { state: "loading" } });

export const LoadFailed = meta.story({
  args: { state: "loadFailed", error: { kind: "raw", message: "", status: 502 } },
});

export const Offline = meta.story({ args: { state: "loadFailed", error: { kind: "network" } } });

export const Entering = meta.story({});

export const AmountTyped = meta.story({ args: typed });

export const BelowMinimum = meta.story({
  args: {
    amount: { text: "0.50", setText: nothing, satang: 50, problem: null },
    problem: { kind: "belowMinimum", minimum: 100 },
  },
});

export const Creating = meta.story({ args: { ...typed, state: "creating" } });

/** The answer was lost: the QR is being looked for. */
export const CreatingChecked = meta.story({
  args: { ...typed, state: "creating", isChecking: true },
});

export const RefusedByBank = meta.story({
  args: {
    ...typed,
    notice: {
      kind: "refused",
      error: { kind: "raw", message: "ธนาคารปิดปรับปรุง", status: 200 },
    },
  },
});

export const DidNotLand = meta.story({ args: { ...typed, notice: { kind: "didNotLand" } } });

export const BusyElsewhere = meta.story({ args: { ...typed, notice: { kind: "busy" } } });

export const Expired = meta.story({ args: { notice: { kind: "expired" } } });

export const OutcomeUnknown = meta.story({ args: { state: "outcomeUnknown" } });

export const AwaitingPayment = meta.story({ args: { shown: true, state: "awaitingPayment" } });

/** Markup that is no picture is never drawn. */
export const Unshowable = meta.story({
  args: { shown: true, image: null, state: "awaitingPayment" },
});

export const Cancelling = meta.story({ args: { shown: true, state: "cancelling" } });

export const CancelFailed = meta.story({
  args: {
    shown: true,
    state: "awaitingPayment",
    notice: { kind: "cancelFailed", error: { kind: "network" } },
  },
});

export const Credited = meta.story({ args: { shown: true, state: "credited" } });
