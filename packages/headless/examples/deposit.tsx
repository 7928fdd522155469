import { toBaht } from "@satang/core";
import {
  Deposit,
  type DepositWay,
  GiftLink,
  QrDeposit,
  type QrDepositNotice,
  type QrDepositView,
  useDeposit,
  useGiftLink,
} from "@satang/headless/deposit";

function nameOf(way: DepositWay): string {
  switch (way.kind) {
    case "account":
      return way.account.bankCode;
    case "qr":
      return `QR ${way.provider}`;
    case "phoneNumber":
      return "Wallet";
    case "giftLink":
      return "Gift link";
  }
}

function Way({ way, from }: { way: DepositWay; from: string | null }) {
  if (way.kind === "account") {
    const { bankNameTH, bankNameEN, accountName, accountNo } = way.account;
    return (
      <p>
        Transfer to {bankNameEN ?? bankNameTH}, {accountName}, {accountNo}
      </p>
    );
  }
  if (way.kind === "phoneNumber")
    return (
      <p>
        Send at least {toBaht(way.minimum)}
        {from && ` from ${from}`} to {way.phoneNumber}
      </p>
    );
  if (way.kind === "giftLink") return <Gift />;
  return null;
}

function Gift() {
  const gift = useGiftLink();
  const { state, credited, linkFailure, operation, actions } = gift;
  if (state === "done" || state === "outcome")
    return (
      <p role="status">
        {credited === null
          ? (operation.outcome ?? "Done")
          : `${toBaht(credited)} is in your wallet.`}{" "}
        <button type="button" onClick={(press) => gift.isSecondTap(press) || actions.close()}>
          Another gift link
        </button>
      </p>
    );
  return (
    <GiftLink.Root value={gift} aria-label="Gift link">
      <label htmlFor="gift-link">Link</label>
      <GiftLink.Link id="gift-link" />
      {linkFailure && <span role="alert">This link cannot be used.</span>}
      <GiftLink.Submit>Send the link</GiftLink.Submit>
    </GiftLink.Root>
  );
}

const noticeOf = (notice: QrDepositNotice) =>
  notice.kind === "message" ? notice.message : notice.kind;

function Qr({ deposit }: { deposit: QrDepositView }) {
  const { state, isEntering, quickAmounts, minimum, amountProblem, credited } = deposit;
  return (
    <QrDeposit.Root value={deposit} aria-label="QR">
      <QrDeposit.Notice>{noticeOf}</QrDeposit.Notice>
      {isEntering && <label htmlFor="qr-amount">Amount</label>}
      <QrDeposit.Amount id="qr-amount" />
      {quickAmounts.map((amount) => (
        <QrDeposit.QuickAmount key={amount} amount={amount}>
          {toBaht(amount)}
        </QrDeposit.QuickAmount>
      ))}
      {amountProblem && (
        <span role="alert">
          {typeof amountProblem === "object" && amountProblem.kind !== "belowMinimum"
            ? `Your own limit is ${toBaht(amountProblem.limit)} a day.`
            : `At least ${toBaht(minimum)}`}
        </span>
      )}
      <QrDeposit.Create>Create QR</QrDeposit.Create>
      <QrDeposit.Code alt="QR code to pay" />
      <QrDeposit.Countdown aria-label="Time left" />
      <QrDeposit.Cancel>Cancel the QR</QrDeposit.Cancel>
      <QrDeposit.Transferred>I have paid</QrDeposit.Transferred>
      {credited !== null && <p role="status">{toBaht(credited)} is in your wallet.</p>}
      {state === "transferred" && <p role="status">Thank you.</p>}
      <QrDeposit.Retry>Send it again</QrDeposit.Retry>
      <QrDeposit.Reload>Read again</QrDeposit.Reload>
    </QrDeposit.Root>
  );
}

/** Every way to deposit in bare HTML. */
export function DepositExample() {
  const deposit = useDeposit();
  const { state, ways, way, qr, ownAccount, ownPhoneNumber } = deposit;
  return (
    <Deposit.Root value={deposit}>
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The ways to deposit could not be read. <Deposit.Retry>Try again</Deposit.Retry>
        </p>
      )}
      {state === "empty" && <p>There is no way to deposit now.</p>}
      {ownAccount && <p>Your account: {ownAccount.accountNo}</p>}
      {ways.map((item) => (
        <Deposit.Way key={item.id} way={item.id}>
          {nameOf(item)}
        </Deposit.Way>
      ))}
      {way && <Way way={way} from={ownPhoneNumber} />}
      {qr && <Qr deposit={qr} />}
    </Deposit.Root>
  );
}
