import { createContext, type ReactNode } from "react";
import { Part, type PartProps } from "../money-action/part.tsx";
import { usePartContext } from "../money-action/part-context.ts";
import { type QrDepositView, type UseQrDepositOptions, useQrDeposit } from "./use-qr-deposit.ts";
import { useTimeLeft } from "./use-time-left.ts";

const QrDepositContext = createContext<QrDepositView | undefined>(undefined);
const useView = (part: string) => usePartContext(QrDepositContext, part, "QrDeposit.Root");

const SECOND = 1_000;
const MINUTE = 60;

function inMinutes(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const pad = (count: number) => String(count).padStart(2, "0");
  return `${pad(Math.floor(seconds / MINUTE))}:${pad(seconds % MINUTE)}`;
}

/** Props of `QrDeposit.Root`: a provider, or a `value` of your own `useQrDeposit`. */
export type QrDepositRootProps = { readonly children: ReactNode } & (
  | UseQrDepositOptions
  | { readonly value: QrDepositView }
);

function OwnRoot({ children, ...options }: UseQrDepositOptions & { readonly children: ReactNode }) {
  return (
    <QrDepositContext.Provider value={useQrDeposit(options)}>{children}</QrDepositContext.Provider>
  );
}

/** Holds a QR deposit for the parts below it. */
function Root(props: QrDepositRootProps) {
  if ("value" in props)
    return (
      <QrDepositContext.Provider value={props.value}>{props.children}</QrDepositContext.Provider>
    );
  return <OwnRoot {...props} />;
}

/** The amount to deposit. Drawn while there is no QR. */
function Amount(props: PartProps<"input">) {
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
    />
  );
}

/** Asks for a QR. Drawn while there is none. */
function Create(props: PartProps<"button">) {
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
    />
  );
}

/** The picture of the QR, always an image. Words for it come as `alt`. */
function Code({ alt, ...props }: PartProps<"img"> & { readonly alt: string }) {
  const { state, image } = useView("QrDeposit.Code");
  if (image === null) return null;
  return <Part tag="img" named="code" state={state} src={image} alt={alt} {...props} />;
}

function Left({ expiresAt, ...props }: PartProps<"div"> & { readonly expiresAt: number }) {
  const left = useTimeLeft(expiresAt);
  return (
    <Part
      tag="div"
      named="countdown"
      state={left > 0 ? "running" : "ended"}
      role="timer"
      {...props}
    >
      {props.children ?? inMinutes(left)}
    </Part>
  );
}

/** mm:ss until the QR expires. */
function Countdown(props: PartProps<"div">) {
  const { qr } = useView("QrDeposit.Countdown");
  return qr ? <Left expiresAt={qr.expiresAt} {...props} /> : null;
}

/** Deletes the QR. */
function Cancel(props: PartProps<"button">) {
  const { state, qr, cancel } = useView("QrDeposit.Cancel");
  if (!qr) return null;
  return (
    <Part
      tag="button"
      named="cancel"
      state={state}
      type="button"
      disabled={state !== "awaitingPayment"}
      onClick={cancel}
      {...props}
    />
  );
}

/** The member says it is paid. */
function Transferred(props: PartProps<"button">) {
  const { state, qr, transferred } = useView("QrDeposit.Transferred");
  if (!qr) return null;
  return (
    <Part
      tag="button"
      named="transferred"
      state={state}
      type="button"
      disabled={state !== "awaitingPayment"}
      onClick={transferred}
      {...props}
    />
  );
}

/** Deposit by QR in parts without style or words. */
export const QrDeposit = { Root, Amount, Create, Code, Countdown, Cancel, Transferred };
