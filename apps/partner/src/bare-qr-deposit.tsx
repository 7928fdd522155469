import { typedAmount } from "@satang/core";
import { QrDeposit, type QrDepositNotice, useQrDeposit } from "@satang/headless/deposit";

const words: Record<Exclude<QrDepositNotice["kind"], "message">, string> = {
  expired: "The QR has expired. If you have not paid, ask for a new one.",
  withdrawn: "This QR is not open any more. If you have paid, do not pay again.",
  createRefused: "No QR was made.",
  cancelRefused: "The QR could not be cancelled.",
  notSent: "Nothing was sent. Please try again.",
  nothingHappened: "The reply was lost, and nothing happened. You can try again.",
  checking: "The reply was lost. We are checking whether there is a QR.",
  createUnknown: "We do not know yet whether there is a QR. You can ask for it again.",
  cancelUnknown: "We do not know yet whether the QR was cancelled. Do not pay with it.",
  unshowable: "The QR cannot be shown. Cancel it and ask for a new one.",
  readFailed: "The deposit could not be read.",
};

/** Your text, followed by the server's reason when there is one. */
function wordsOf(notice: QrDepositNotice): string {
  if (notice.kind === "message") return notice.message;
  const error = "error" in notice ? notice.error : null;
  return [words[notice.kind], error && "message" in error ? error.message : ""].join(" ").trim();
}

/** A QR deposit in plain HTML: the behaviour is from headless, all texts and styles are your own. */
export function BareQrDeposit() {
  const deposit = useQrDeposit({ provider: "KBANK" });
  const { state, isEntering, qr, minimum } = deposit;
  return (
    <QrDeposit.Root value={deposit}>
      <QrDeposit.Notice>{wordsOf}</QrDeposit.Notice>
      {isEntering && (
        <>
          <label htmlFor="amount">Amount in baht</label>
          <QrDeposit.Amount id="amount" aria-describedby="minimum" />
          <p id="minimum">At least {typedAmount(minimum)} baht</p>
        </>
      )}
      <QrDeposit.Create>Create QR</QrDeposit.Create>
      {qr && <p>Pay {typedAmount(qr.amount)} baht</p>}
      <QrDeposit.Code alt="QR code to pay with your bank's app" />
      <QrDeposit.Countdown aria-label="Time left to pay" />
      <QrDeposit.Cancel>Cancel the QR</QrDeposit.Cancel>
      <QrDeposit.Transferred>I have transferred</QrDeposit.Transferred>
      <p role="status">
        {state === "loading" && "Looking for a QR…"}
        {state === "transferred" && "Thank you. Your money arrives within about a minute."}
        {state === "credited" && "Your money has arrived."}
      </p>
      <QrDeposit.Retry>Send it again</QrDeposit.Retry>
      <QrDeposit.Reload>
        {state === "transferred" || state === "credited" ? "Deposit again" : "Look again"}
      </QrDeposit.Reload>
    </QrDeposit.Root>
  );
}
