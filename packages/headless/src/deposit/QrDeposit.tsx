import { countdown } from "@satang/core";
import { createContext, forwardRef, type ReactNode } from "react";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import type { QrDepositNotice } from "./qr-deposit-notice.ts";
import { type QrDepositView, type UseQrDepositOptions, useQrDeposit } from "./use-qr-deposit.ts";
import { useTimeLeft } from "./use-time-left.ts";

const QrDepositContext = createContext<QrDepositView | undefined>(undefined);
const useView = (part: string) => usePartContext(QrDepositContext, part, "QrDeposit.Root");

type State = QrDepositView["state"];

/** In these states a visible QR could be paid twice, or without effect. */
const HIDDEN: ReadonlySet<State> = new Set(["transferred", "credited", "unconfirmed"]);
const LEADS_NOWHERE: ReadonlySet<State> = new Set(["transferred", "credited", "readFailed"]);

/** The QR to pay. */
const qrToPay = ({ state, qr }: QrDepositView) => (HIDDEN.has(state) ? null : qr);

/** Props of `QrDeposit.Root`: a provider, or the `value` of your own `useQrDeposit`. */
export type QrDepositRootProps = { readonly children: ReactNode } & (
  | UseQrDepositOptions
  | { readonly value: QrDepositView }
);

function OwnRoot({ children, ...options }: UseQrDepositOptions & { readonly children: ReactNode }) {
  return (
    <QrDepositContext.Provider value={useQrDeposit(options)}>{children}</QrDepositContext.Provider>
  );
}

/** Provides a QR deposit for the parts below it. */
function Root(props: QrDepositRootProps) {
  if ("value" in props)
    return (
      <QrDepositContext.Provider value={props.value}>{props.children}</QrDepositContext.Provider>
    );
  return <OwnRoot {...props} />;
}

/** The amount to deposit. Rendered while there is no QR. */
const Amount = forwardRef<HTMLInputElement, PartProps<"input">>(function Amount(props, ref) {
  const { state, amount } = useView("QrDeposit.Amount");
  if (state !== "entering" && state !== "creating") return null;
  return (
    <Part
      tag="input"
      named="amount"
      state={state}
      inputMode="decimal"
      autoComplete="off"
      readOnly={state === "creating"}
      value={amount.text}
      onChange={(event) => amount.setText(event.currentTarget.value)}
      {...props}
      ref={ref}
    />
  );
});

/** The button that creates a QR. Rendered while there is none. */
const Create = forwardRef<HTMLButtonElement, PartProps<"button">>(function Create(props, ref) {
  const { state, canCreate, create } = useView("QrDeposit.Create");
  if (state !== "entering" && state !== "creating") return null;
  return (
    <Part
      tag="button"
      named="create"
      state={state}
      type="button"
      disabled={!canCreate}
      onClick={create}
      {...props}
      ref={ref}
    />
  );
});

/** The picture of the QR, always an image. Pass its text as `alt`. */
const Code = forwardRef<HTMLImageElement, PartProps<"img"> & { readonly alt: string }>(
  function Code({ alt, ...props }, ref) {
    const view = useView("QrDeposit.Code");
    const { state, image } = view;
    if (image === null || !qrToPay(view)) return null;
    return <Part tag="img" named="code" state={state} src={image} alt={alt} {...props} ref={ref} />;
  },
);

const Left = forwardRef<HTMLDivElement, PartProps<"div"> & { readonly expiresAt: number }>(
  function Left({ expiresAt, ...props }, ref) {
    const left = useTimeLeft(expiresAt);
    return (
      <Part
        tag="div"
        named="countdown"
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

/** mm:ss until the QR expires. */
const Countdown = forwardRef<HTMLDivElement, PartProps<"div">>(function Countdown(props, ref) {
  const qr = qrToPay(useView("QrDeposit.Countdown"));
  return qr ? <Left expiresAt={qr.expiresAt} {...props} ref={ref} /> : null;
});

/** The button that cancels the QR. Rendered while there is one to pay. */
const Cancel = forwardRef<HTMLButtonElement, PartProps<"button">>(function Cancel(props, ref) {
  const view = useView("QrDeposit.Cancel");
  const { state, cancel } = view;
  if (!qrToPay(view)) return null;
  return (
    <Part
      tag="button"
      named="cancel"
      state={state}
      type="button"
      disabled={state !== "awaitingPayment"}
      onClick={cancel}
      {...props}
      ref={ref}
    />
  );
});

/** The button of a member who has paid. Rendered while there is a QR to pay. */
const Transferred = forwardRef<HTMLButtonElement, PartProps<"button">>(
  function Transferred(props, ref) {
    const view = useView("QrDeposit.Transferred");
    const { state, transferred } = view;
    if (!qrToPay(view)) return null;
    return (
      <Part
        tag="button"
        named="transferred"
        state={state}
        type="button"
        disabled={state !== "awaitingPayment"}
        onClick={transferred}
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

/**
 * The message about a refusal, an expired QR or an unknown outcome. Rendered only then;
 * `data-state` is its kind.
 */
const Notice = forwardRef<HTMLDivElement, QrDepositNoticeProps>(function Notice(
  { children, ...props },
  ref,
) {
  const notice = useView("QrDeposit.Notice").notice;
  if (!notice) return null;
  return (
    <Part tag="div" named="notice" state={notice.kind} role="alert" {...props} ref={ref}>
      {children(notice)}
    </Part>
  );
});

/**
 * The button that reads the deposit again. Rendered when there is no other action: read failed,
 * outcome unknown, transferred, credited.
 */
const Reload = forwardRef<HTMLButtonElement, PartProps<"button">>(function Reload(props, ref) {
  const { state, reload } = useView("QrDeposit.Reload");
  if (!LEADS_NOWHERE.has(state)) return null;
  return (
    <Part
      tag="button"
      named="reload"
      state={state}
      type="button"
      onClick={reload}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The button that sends a create or cancel without a reply again, with the same key. Rendered while
 * it is not confirmed.
 */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, operation } = useView("QrDeposit.Retry");
  if (state !== "unconfirmed") return null;
  return (
    <Part
      tag="button"
      named="retry"
      state={state}
      type="button"
      onClick={operation.retry}
      {...props}
      ref={ref}
    />
  );
});

/** Deposit by QR in parts without styles and texts. */
export const QrDeposit = {
  Root,
  Amount,
  Create,
  Code,
  Countdown,
  Cancel,
  Transferred,
  Notice,
  Reload,
  Retry,
};
