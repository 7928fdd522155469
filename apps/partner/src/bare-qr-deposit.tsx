import { QrDeposit, type QrDepositNotice, useQrDeposit } from "@satang/headless/deposit";
import { fromSatang } from "@satang/headless/money-action";

const words: Record<Exclude<QrDepositNotice["kind"], "message">, string> = {
  busy: "Another tab is asking for a QR. Wait for it, then try again.",
  refused: "No QR was made.",
  didNotLand: "The line was lost, and no QR was made. You can try again.",
  checking: "The line was lost. We are looking whether there is a QR.",
  outcomeUnknown: "We could not learn whether there is a QR. Look again before you ask for one.",
  expired: "The QR has expired. If you have not paid, ask for a new one.",
  unshowable: "The QR cannot be shown. Cancel it and ask for a new one.",
  cancelFailed: "The QR could not be cancelled.",
  loadFailed: "The deposit could not be read.",
};

/** Your words, and behind them the server's own where it gave a reason. */
function tell(notice: QrDepositNotice): string {
  if (notice.kind === "message") return notice.message;
  const error = "error" in notice ? notice.error : null;
  return [words[notice.kind], error && "message" in error ? error.message : ""].join(" ").trim();
}

/** A QR deposit in plain HTML: behaviour from headless, every word and all looks your own. */
export function BareQrDeposit() {
  const deposit = useQrDeposit({ provider: "KBANK" });
  const { state, qr, minimum } = deposit;
  return (
    <QrDeposit.Root value={deposit}>
      <QrDeposit.Notice>{tell}</QrDeposit.Notice>
      {(state === "entering" || state === "creating") && (
        <>
          <label htmlFor="amount">Amount in baht</label>
          <QrDeposit.Amount id="amount" aria-describedby="minimum" />
          <p id="minimum">At least {fromSatang(minimum)} baht</p>
        </>
      )}
      <QrDeposit.Create>Create QR</QrDeposit.Create>
      {qr && state === "awaitingPayment" && <p>Pay {fromSatang(qr.amount).toFixed(2)} baht</p>}
      <QrDeposit.Code alt="QR code to pay with your bank's app" />
      <QrDeposit.Countdown aria-label="Time left to pay" />
      <QrDeposit.Cancel>Cancel the QR</QrDeposit.Cancel>
      <QrDeposit.Transferred>I have transferred</QrDeposit.Transferred>
      <p role="status">
        {state === "loading" && "Looking for a QR…"}
        {state === "transferred" && "Thank you. Your money arrives within about a minute."}
        {state === "credited" && "Your money has arrived."}
      </p>
      <QrDeposit.Reload>
        {state === "transferred" || state === "credited" ? "Deposit again" : "Look again"}
      </QrDeposit.Reload>
    </QrDeposit.Root>
  );
}
