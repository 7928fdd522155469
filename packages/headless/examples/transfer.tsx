import { toBaht } from "@satang/core";
import {
  Transfer,
  type TransferField,
  type TransferView,
  useTransfer,
} from "@satang/headless/transfer";

const words: Record<string, string> = {
  accountMissing: "Choose an account.",
  sameAccount: "Choose two different accounts.",
  belowMinimum: "Transfer at least 1.",
  aboveBalance: "There is not so much in this account.",
};

function Problem({ transfer, field }: { transfer: TransferView; field: TransferField }) {
  const problem = transfer.problemOf(field);
  if (!problem) return null;
  const kind = typeof problem === "string" ? problem : problem.kind;
  return <span role="alert">{words[kind] ?? "Enter an amount such as 100.50."}</span>;
}

function End({ transfer, end }: { transfer: TransferView; end: "from" | "to" }) {
  return (
    <Transfer.End end={end} aria-label={end}>
      {transfer.accounts.map(({ code, name, amount }) => (
        <p key={code}>
          <Transfer.Option id={`${end}-${code}`} code={code} />{" "}
          <label htmlFor={`${end}-${code}`}>
            {name ?? "Wallet"} {toBaht(amount).toFixed(2)}
          </label>
        </p>
      ))}
      <Problem transfer={transfer} field={end} />
    </Transfer.End>
  );
}

const outcomes = {
  checking: "The reply was lost. We are checking the result.",
  notKnownYet: "We do not know the result yet. Do not transfer again.",
  done: "It was done, once.",
  refused: "The service did not accept it.",
  reversed: "The money was returned.",
  nothingHappened: "Nothing was moved.",
} as const;

/** A transfer in bare HTML, from the accounts to its outcome. */
export function TransferExample() {
  const transfer = useTransfer({ defaultFrom: "wallet" });
  const { state, operation, draft, currency, failure, actions } = transfer;
  return (
    <Transfer.Root value={transfer} aria-label="Transfer">
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          Your accounts could not be read. <Transfer.Retry>Try again</Transfer.Retry>
        </p>
      )}
      {state === "noGames" && <p>Open an account at a game first.</p>}
      {operation.outcome && (
        <p role="status">
          {outcomes[operation.outcome]}{" "}
          <button type="button" onClick={actions.close}>
            Close
          </button>
        </p>
      )}
      {state === "done" && (
        <p role="status">
          Done.{" "}
          <button type="button" onClick={actions.close}>
            Transfer again
          </button>
        </p>
      )}
      {(state === "entering" || state === "submitting") && (
        <>
          <End transfer={transfer} end="from" />
          <End transfer={transfer} end="to" />
          <Transfer.Swap>Swap</Transfer.Swap>
          <label htmlFor="amount">Amount</label> <Transfer.Amount id="amount" />
          <Transfer.All>All</Transfer.All>
          <Problem transfer={transfer} field="amount" />
          {failure && (
            <p role="alert">
              {failure.error?.kind === "coded" ? failure.error.code : failure.status}
            </p>
          )}
          <Transfer.Submit>
            {draft ? `Transfer ${toBaht(draft.amount)} ${currency}` : "Transfer"}
          </Transfer.Submit>
        </>
      )}
    </Transfer.Root>
  );
}
