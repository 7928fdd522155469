import { countdown, type Satang } from "@satang/core";
import type { ReactNode } from "react";
import { createParts, type OwnPart, type RootProps } from "../parts/create-parts.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { choice, validity } from "../parts/part-state.rules.ts";
import type { QrDepositNotice, QrDepositView } from "./qr-deposit.view.ts";
import { useQrDeposit } from "./use-qr-deposit.ts";
import { useTimeLeft } from "./use-time-left.ts";

/** Props of `QrDeposit.Root`, a `value` or `options`; everything else goes to its `form`. */
export type QrDepositRootProps = RootProps<"form", typeof useQrDeposit>;

/** Props of `QrDeposit.QuickAmount`; everything else goes to its `button`. */
export type QrQuickAmountProps = PartProps<"button"> & { readonly amount: Satang };

type CodeProps = PartProps<"img"> & { readonly alt: string };

/** Props of `QrDeposit.Notice`. */
export type QrDepositNoticeProps = Omit<PartProps<"div">, "children"> & {
  /** Returns your text for a notice. */
  readonly children: (notice: QrDepositNotice) => ReactNode;
};

type CountdownPart = OwnPart<QrDepositView, PartProps<"div">, HTMLDivElement>;
type LeftProps = Omit<CountdownPart, "view"> & { readonly expiresAt: number };

function Left({ expiresAt, props, forwarded }: LeftProps) {
  const left = useTimeLeft(expiresAt);
  const state = left > 0 ? "running" : "ended";
  return (
    <Part
      tag="div"
      named="qr-countdown"
      state={state}
      role="timer"
      {...props}
      forwarded={forwarded}
    >
      {props.children ?? countdown(left)}
    </Part>
  );
}

function Countdown({ view, ...part }: CountdownPart) {
  return view.qr && <Left {...part} expiresAt={view.qr.expiresAt} />;
}

const isEntering = (view: QrDepositView) => view.isEntering;
const hasQr = (view: QrDepositView) => view.qr !== null;

/** Deposit by QR in parts without styles and texts. */
export const QrDeposit = /* @__PURE__ */ createParts(
  "QrDeposit",
  useQrDeposit,
  ({ root, part, partWith, own }) => ({
    /** The form of a QR deposit: Enter asks for a QR. `data-state` is the state of the view. */
    Root: root("form", "qr-deposit", (view) => view.getFormProps()),
    /** The field of the amount, rendered while there is no QR. `data-state` is `valid` or `invalid`. */
    Amount: part("input", "qr-amount", (view) => view.getAmountProps(), {
      state: validity,
      when: isEntering,
    }),
    /** The button of one quick amount, rendered while there is no QR. `data-state` is `chosen` or `other`. */
    QuickAmount: partWith(
      "button",
      "qr-quick",
      (view, { amount, ...rest }: QrQuickAmountProps) => [view.getQuickAmountProps(amount), rest],
      {
        state: choice,
        when: isEntering,
      },
    ),
    /** The button that asks for a QR, rendered while there is none. `data-state` is the state of the view. */
    Create: part("button", "qr-create", (view) => view.getCreateProps(), { when: isEntering }),
    /** The picture of the QR, always an image. `data-state` is the state of the view. */
    Code: partWith("img", "qr-code", (view, props: CodeProps) => [view.getCodeProps(), props], {
      when: ({ qr, image }) => qr !== null && image !== null,
    }),
    /** mm:ss until the QR expires. `data-state` is `running` or `ended`. */
    Countdown: own(Countdown),
    /** The button that cancels the QR, rendered while there is one. `data-state` is the state of the view. */
    Cancel: part("button", "qr-cancel", (view) => view.getCancelProps(), { when: hasQr }),
    /** The button that says that the QR is paid, rendered while there is one. `data-state` is the state of the view. */
    Transferred: part("button", "qr-transferred", (view) => view.getTransferredProps(), {
      when: hasQr,
    }),
    /** Notice for the member: a refusal, an expired QR, an unknown outcome. `data-state` is its kind. */
    Notice: partWith(
      "div",
      "qr-notice",
      ({ notice }, { children, ...rest }: QrDepositNoticeProps) => [
        { role: "alert", children: notice && children(notice) },
        rest,
      ],
      {
        state: ({ notice, state }) => notice?.kind ?? state,
        when: ({ notice }) => notice !== null,
      },
    ),
    /** The button that reads the deposit again, rendered where nothing else leads on. `data-state` is the state of the view. */
    Reload: part("button", "qr-reload", (view) => view.getReloadProps(), {
      when: ({ canReload }) => canReload,
    }),
    /** The button that sends a create or cancel again, rendered while it is not confirmed. `data-state` is the state of the view. */
    Retry: part("button", "qr-retry", (view) => view.getRetryProps(), {
      when: ({ state }) => state === "unconfirmed",
    }),
  }),
);
