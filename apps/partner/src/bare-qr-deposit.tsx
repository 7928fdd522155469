import { QrDeposit, useQrDeposit } from "@satang/headless/deposit";

/** A QR deposit in plain HTML: behaviour from headless, every word and all looks your own. */
export function BareQrDeposit() {
  const deposit = useQrDeposit({ provider: "KBANK" });
  return (
    <QrDeposit.Root value={deposit}>
      <label htmlFor="amount">Amount in baht</label>
      <QrDeposit.Amount id="amount" />
      <QrDeposit.Create>Create QR</QrDeposit.Create>
      <QrDeposit.Code alt="QR code to pay with your bank's app" />
      <QrDeposit.Countdown aria-label="Time left to pay" />
      <QrDeposit.Cancel>Cancel the QR</QrDeposit.Cancel>
      <QrDeposit.Transferred>I have transferred</QrDeposit.Transferred>
      {deposit.state === "credited" && <p role="status">Your money has arrived.</p>}
    </QrDeposit.Root>
  );
}
