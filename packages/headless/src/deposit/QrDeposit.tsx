import { countdown, type Satang } from "@satang/core";
import { createContext, forwardRef, type ReactNode } from "react";
import { FlowRoot } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import type { QrDepositNotice, QrDepositView } from "./qr-deposit.view.ts";
import { type UseQrDepositOptions, useQrDeposit } from "./use-qr-deposit.ts";
import { useTimeLeft } from "./use-time-left.ts";

const QrDepositContext = createContext<QrDepositView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(QrDepositContext, `QrDeposit.${part}`, "QrDeposit.Root");

/** Props of `QrDeposit.Root`, a `value` or `options`; everything else goes to its `form`. */
export type QrDepositRootProps = PartProps<"form"> &
  (
    | {
        /** A QR deposit of your own, from `useQrDeposit` or `useDeposit`. */
        readonly value: QrDepositView;
      }
    | {
        /** Options of the QR deposit that Root creates. */
        readonly options: UseQrDepositOptions;
      }
  );

/** The props of Root require options where there is no value. */
const useFlow = useQrDeposit as (options?: UseQrDepositOptions) => QrDepositView;

/** The form of a QR deposit: Enter asks for a QR. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, QrDepositRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="qr-deposit"
      context={QrDepositContext}
      useFlow={useFlow}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The field of the amount, rendered while there is no QR. `data-state` is `valid` or `invalid`. */
const Amount = forwardRef<HTMLInputElement, PartProps<"input">>(function Amount(props, ref) {
  const { isEntering, getAmountProps } = useView("Amount");
  if (!isEntering) return null;
  const field = getAmountProps();
  const state = field["aria-invalid"] ? "invalid" : "valid";
  return <Part tag="input" named="qr-amount" state={state} {...field} {...props} ref={ref} />;
});

/** Props of `QrDeposit.QuickAmount`; everything else goes to its `button`. */
export type QrQuickAmountProps = PartProps<"button"> & { readonly amount: Satang };

/** The button of one quick amount, rendered while there is no QR. `data-state` is `chosen` or `other`. */
const QuickAmount = forwardRef<HTMLButtonElement, QrQuickAmountProps>(function QuickAmount(
  { amount, ...props },
  ref,
) {
  const { isEntering, getQuickAmountProps } = useView("QuickAmount");
  if (!isEntering) return null;
  const button = getQuickAmountProps(amount);
  const state = button["aria-pressed"] ? "chosen" : "other";
  return <Part tag="button" named="qr-quick" state={state} {...button} {...props} ref={ref} />;
});

/** The button that asks for a QR, rendered while there is none. `data-state` is the state of the view. */
const Create = forwardRef<HTMLButtonElement, PartProps<"button">>(function Create(props, ref) {
  const { state, isEntering, getCreateProps } = useView("Create");
  if (!isEntering) return null;
  return (
    <Part tag="button" named="qr-create" state={state} {...getCreateProps()} {...props} ref={ref} />
  );
});

/** The picture of the QR, always an image. `data-state` is the state of the view. */
const Code = forwardRef<HTMLImageElement, PartProps<"img"> & { readonly alt: string }>(
  function Code({ alt, ...props }, ref) {
    const { state, qr, image, getCodeProps } = useView("Code");
    if (qr === null || image === null) return null;
    return (
      <Part
        tag="img"
        named="qr-code"
        state={state}
        {...getCodeProps()}
        alt={alt}
        {...props}
        ref={ref}
      />
    );
  },
);

const Left = forwardRef<HTMLDivElement, PartProps<"div"> & { readonly expiresAt: number }>(
  function Left({ expiresAt, ...props }, ref) {
    const left = useTimeLeft(expiresAt);
    return (
      <Part
        tag="div"
        named="qr-countdown"
        state={left > 0 ? "running" : "ended"}
        role="timer"
        {...props}
        ref={ref}
      >
        {props.children ?? countdown(left)}
      </Part>
    );
  },
);

/** mm:ss until the QR expires. `data-state` is `running` or `ended`. */
const Countdown = forwardRef<HTMLDivElement, PartProps<"div">>(function Countdown(props, ref) {
  const { qr } = useView("Countdown");
  return qr ? <Left expiresAt={qr.expiresAt} {...props} ref={ref} /> : null;
});

/** The button that cancels the QR, rendered while there is one. `data-state` is the state of the view. */
const Cancel = forwardRef<HTMLButtonElement, PartProps<"button">>(function Cancel(props, ref) {
  const { state, qr, getCancelProps } = useView("Cancel");
  if (!qr) return null;
  return (
    <Part tag="button" named="qr-cancel" state={state} {...getCancelProps()} {...props} ref={ref} />
  );
});

/** The button that says that the QR is paid, rendered while there is one. `data-state` is the state of the view. */
const Transferred = forwardRef<HTMLButtonElement, PartProps<"button">>(
  function Transferred(props, ref) {
    const { state, qr, getTransferredProps } = useView("Transferred");
    if (!qr) return null;
    return (
      <Part
        tag="button"
        named="qr-transferred"
        state={state}
        {...getTransferredProps()}
        {...props}
        ref={ref}
      />
    );
  },
);

/** Props of `QrDeposit.Notice`. */
export type QrDepositNoticeProps = Omit<PartProps<"div">, "children"> & {
  /** Returns your text for a notice. */
  readonly children: (notice: QrDepositNotice) => ReactNode;
};

/** What the member reads: a refusal, an expired QR, an unknown outcome. `data-state` is its kind. */
const Notice = forwardRef<HTMLDivElement, QrDepositNoticeProps>(function Notice(
  { children, ...props },
  ref,
) {
  const { notice } = useView("Notice");
  if (!notice) return null;
  return (
    <Part tag="div" named="qr-notice" state={notice.kind} role="alert" {...props} ref={ref}>
      {children(notice)}
    </Part>
  );
});

/** The button that reads the deposit again, rendered where nothing else leads on. `data-state` is the state of the view. */
const Reload = forwardRef<HTMLButtonElement, PartProps<"button">>(function Reload(props, ref) {
  const { state, canReload, getReloadProps } = useView("Reload");
  if (!canReload) return null;
  return (
    <Part tag="button" named="qr-reload" state={state} {...getReloadProps()} {...props} ref={ref} />
  );
});

/** The button that sends a create or cancel again, rendered while it is not confirmed. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  if (state !== "unconfirmed") return null;
  return (
    <Part tag="button" named="qr-retry" state={state} {...getRetryProps()} {...props} ref={ref} />
  );
});

/** Deposit by QR in parts without styles and texts. */
export const QrDeposit = {
  Root,
  Amount,
  QuickAmount,
  Create,
  Code,
  Countdown,
  Cancel,
  Transferred,
  Notice,
  Reload,
  Retry,
};
