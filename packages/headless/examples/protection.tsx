import { toSatang } from "@satang/core";
import { Protection, useOwnDeposit, usePlaySums, useProtection } from "@satang/headless/protection";

const MINUTE = 60_000;

/** The player protection in bare HTML. */
export function ProtectionExample() {
  const protection = useProtection();
  const { state, sessionTime, sessionStart, limits, breakEnd, actions } = protection;
  const isChecking = state === "checking";
  const { sums, state: sumsState } = usePlaySums(isChecking ? sessionStart : null);
  const ownDeposit = useOwnDeposit();
  const problem = ownDeposit.findProblem(toSatang(300));
  return (
    <Protection.Root value={protection} aria-label="Your play">
      <output aria-label="Minutes in this session">
        {sessionTime === null ? "…" : Math.floor(sessionTime / MINUTE)}
      </output>
      {isChecking && (
        <div role="alertdialog" aria-label="You have played for a while">
          {sums && <p>Deposited: {sums.deposited}</p>}
          {sums && <p>Result: {sums.result ?? "not known"}</p>}
          {sumsState === "incomplete" && <p>The sums are not known.</p>}
          <Protection.GoOn>Go on</Protection.GoOn>
        </div>
      )}
      {state === "onBreak" && <p role="status">On a break until {breakEnd}</p>}
      {state === "timeUp" && <p role="status">No time left today.</p>}
      <output aria-label="Deposit limit">{limits ? (limits.deposit.value ?? "none") : "…"}</output>
      {limits?.deposit.next && <p>Tomorrow: {limits.deposit.next.value ?? "no limit"}</p>}
      <button {...protection.getLimitProps("deposit", toSatang(500))}>At most 500 a day</button>
      <button {...protection.getLimitProps("deposit", toSatang(200))}>At most 200 a day</button>
      <button {...protection.getLimitProps("deposit", null)}>No deposit limit</button>
      <button
        type="button"
        onClick={() => actions.change({ kind: "limit", limit: "time", value: 30 * MINUTE })}
      >
        At most 30 minutes a day
      </button>
      <p>Deposit of 300: {problem?.kind ?? "allowed"}</p>
      <Protection.Break days={7}>A week off</Protection.Break>
      {protection.saveFailure && <p role="alert">{protection.saveFailure.kind}</p>}
      <Protection.Retry>Try again</Protection.Retry>
    </Protection.Root>
  );
}
