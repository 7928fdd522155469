import { toBaht } from "@satang/core";
import { type ReceiptEnd, type ReceiptSource, useReceipt } from "@satang/headless/receipt";

const nameOf = (end: ReceiptEnd) => {
  if (end.kind === "wallet") return "Wallet";
  if (end.kind === "bonus") return "Bonus";
  return end.kind === "bank" ? `${end.accountNo} ${end.accountName}` : end.name;
};

/** A receipt in bare HTML: its status as it changes, its steps, and what the wallet held afterwards. */
export function ReceiptExample({ source }: { source: ReceiptSource }) {
  const { receipt, readFailure, getRetryProps } = useReceipt({ source });
  const { amount, balanceAfter, createdAt, currency, from, kind, reference, status, steps, to } =
    receipt;
  return (
    <article aria-label="Receipt">
      <p role="status">{`${kind} ${status}`}</p>
      <p>
        {toBaht(amount)} {currency} <time dateTime={createdAt}>{createdAt}</time>
      </p>
      {steps.length > 0 && (
        <ol aria-label="Steps">
          {steps.map(({ name, at }) => (
            <li key={name}>{at ? `${name} ${at}` : name}</li>
          ))}
        </ol>
      )}
      <dl>
        {from && (
          <div>
            <dt>From</dt> <dd>{nameOf(from)}</dd>
          </div>
        )}
        {to && (
          <div>
            <dt>To</dt> <dd>{nameOf(to)}</dd>
          </div>
        )}
        {reference && (
          <div>
            <dt>Reference</dt> <dd>{reference}</dd>
          </div>
        )}
        {balanceAfter !== null && (
          <div>
            <dt>Balance after</dt> <dd>{toBaht(balanceAfter)}</dd>
          </div>
        )}
      </dl>
      {readFailure && (
        <p role="alert">
          The receipt could not be read again. <button {...getRetryProps()}>Try again</button>
        </p>
      )}
    </article>
  );
}
