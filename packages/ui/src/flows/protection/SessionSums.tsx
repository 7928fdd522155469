import { usePlaySums } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { CoinsIcon, DepositIcon } from "../../primitives/Icon/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { Fact } from "./Fact.tsx";
import * as styles from "./Protection.css.ts";
import { SessionLength } from "./SessionLength.tsx";

/** Props of {@link SessionSums}. */
export type SessionSumsProps = {
  /** Start of the session, server time in ms. */
  readonly since: number | null;
  /** Time in it, ms. */
  readonly passed: number | null;
};

/** Time in the session, deposited, and won or lost. What is not certain is not shown (decision 55). */
export function SessionSums({ since, passed }: SessionSumsProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const { state, sums, readFailure, actions } = usePlaySums(since);
  const result = sums?.result ?? null;
  const sign = (result ?? 0) > 0 ? "+" : "";
  const note = () => {
    if (result === null || result === 0) return undefined;
    return t(result > 0 ? "protection.check.won" : "protection.check.lost");
  };
  return (
    <>
      <dl className={styles.facts}>
        <SessionLength passed={passed} />
        {state === "loading" && (
          <>
            <Fact icon={<DepositIcon size={20} />} name={t("protection.check.deposited")}>
              <Skeleton width="88px" />
            </Fact>
            <Fact icon={<CoinsIcon size={20} />} name={t("protection.check.result")}>
              <Skeleton width="88px" />
            </Fact>
          </>
        )}
        {sums && (
          <>
            <Fact icon={<DepositIcon size={20} />} name={t("protection.check.deposited")}>
              {money.exact(sums.deposited)}
            </Fact>
            <Fact icon={<CoinsIcon size={20} />} name={t("protection.check.result")} note={note()}>
              {result === null ? t("protection.check.notKnown") : `${sign}${money.exact(result)}`}
            </Fact>
          </>
        )}
      </dl>
      {readFailure && <ReadFailure error={readFailure} onRetry={actions.retry} />}
      {state === "incomplete" && <Alert tone="info">{t("protection.check.incomplete")}</Alert>}
    </>
  );
}
