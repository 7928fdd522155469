import { satang } from "@satang/core";
import { type OwnLimitName, useOwnDeposit, useProtection } from "@satang/headless/protection";
import { ClockIcon, DepositIcon } from "../../primitives/Icon/index.ts";
import { useProtectionWords } from "../protection/use-protection-words.ts";
import { LimitBar } from "./LimitBar.tsx";
import { SessionRow } from "./SessionRow.tsx";

/** Props of {@link ProfileLimits}. */
export type ProfileLimitsProps = { readonly onLimit: (limit: OwnLimitName) => void };

/** The time in this session, and the limits of a day, each with what is used of it and what is left. */
export function ProfileLimits({ onLimit }: ProfileLimitsProps) {
  const words = useProtectionWords();
  const { limits, sessionTime, timeOfDay } = useProtection();
  const { left } = useOwnDeposit();
  if (!limits) return null;
  const { deposit, time } = limits;
  const deposited = left === null || deposit.value === null ? null : deposit.value - left;
  return (
    <>
      {sessionTime !== null && <SessionRow time={sessionTime} />}
      <LimitBar
        icon={<DepositIcon size={20} />}
        name="deposit"
        limit={deposit.value}
        used={deposited}
        textOf={(value) => words.limit("deposit", satang(value))}
        onChange={() => onLimit("deposit")}
      />
      <LimitBar
        icon={<ClockIcon size={20} />}
        name="time"
        limit={time.value}
        used={timeOfDay}
        textOf={(value) => words.limit("time", value)}
        onChange={() => onLimit("time")}
      />
    </>
  );
}
