import { toBaht } from "@satang/core";
import { useWithdraw, Withdraw, type WithdrawProblem } from "@satang/headless/withdraw";

function textOf(problem: WithdrawProblem): string {
  switch (problem.kind) {
    case "minimumAboveBalance":
    case "belowMinimum":
      return `At least ${toBaht(problem.minimum)}`;
    case "bonusBalanceAboveMaximum":
    case "aboveMaximum":
      return `At most ${toBaht(problem.maximum)}`;
    case "aboveBalance":
    case "notFullBalance":
      return `Your balance is ${toBaht(problem.balance)}`;
  }
}

/** A withdrawal in bare HTML, within its bounds. */
export function WithdrawExample() {
  const withdraw = useWithdraw();
  const { state, facts, obstacle, amountProblem, balanceAfter, operation, actions } = withdraw;
  return (
    <Withdraw.Root value={withdraw} aria-label="Withdraw">
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The balance could not be read. <Withdraw.Retry>Try again</Withdraw.Retry>
        </p>
      )}
      {operation.outcome && <p role="status">Result: {operation.outcome}</p>}
      {state === "done" && (
        <p role="status">
          Accepted.{" "}
          <button type="button" onClick={actions.close}>
            Withdraw again
          </button>
        </p>
      )}
      {facts && (state === "entering" || state === "submitting") && (
        <>
          <p>To {facts.bankAccount.bankAccountNo}</p>
          {withdraw.isLocked && <p>A bonus is active: the whole balance is withdrawn.</p>}
          {obstacle && <p role="alert">{textOf(obstacle)}</p>}
          <label htmlFor="amount">Amount</label> <Withdraw.Amount id="amount" />
          <Withdraw.All>All</Withdraw.All>
          {amountProblem && (
            <span role="alert">
              {typeof amountProblem === "string" ? "Enter an amount." : textOf(amountProblem)}
            </span>
          )}
          {balanceAfter !== null && (
            <output aria-label="Balance afterwards">{toBaht(balanceAfter)}</output>
          )}
          {operation.error && <p role="alert">{operation.error.kind}</p>}
          <Withdraw.Submit>Withdraw</Withdraw.Submit>
        </>
      )}
    </Withdraw.Root>
  );
}
