import { toBaht } from "@satang/core";
import { Refund, useRefund } from "@satang/headless/refund";

/** The refund of losses in bare HTML. */
export function RefundExample() {
  const refund = useRefund();
  const { state, check, problem, log, operation, actions } = refund;
  return (
    <Refund.Root value={refund} aria-label="Refund">
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The refund could not be read. <Refund.Retry>Try again</Refund.Retry>
        </p>
      )}
      {operation.outcome && (
        <p role="status">
          Result: {operation.outcome}{" "}
          <button type="button" onClick={actions.close}>
            Close
          </button>
        </p>
      )}
      {check && (state === "ready" || state === "submitting") && (
        <>
          <output aria-label="Accrued">{toBaht(check.amount)}</output>
          {problem === "locked" && <p>A bonus is active: it cannot be received yet.</p>}
          {problem === "minimum" && <p role="alert">The refund must be above 0.</p>}
          {operation.status === "done" && <p role="status">Received.</p>}
          {operation.error && <p role="alert">{operation.error.kind}</p>}
          <Refund.AddWallet>Add to wallet</Refund.AddWallet>
          <Refund.Receive>Receive</Refund.Receive>
          <ul {...log.getListProps()}>
            {log.rows.map(({ key, amount, createdAt }) => (
              <li key={key}>
                {createdAt}: {toBaht(amount)}
              </li>
            ))}
          </ul>
          <button {...log.getNextProps()}>Older</button>
        </>
      )}
    </Refund.Root>
  );
}
