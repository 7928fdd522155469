import type { DepositView, DepositWay } from "@satang/headless/deposit";
import { type ReactNode, useId } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ClockIcon, FastIcon } from "../../primitives/Icon/index.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { useWayName } from "./use-way-name.ts";
import * as styles from "./WayList.css.ts";
import { WayLogo } from "./WayLogo.tsx";
import { WayRow } from "./WayRow.tsx";

/** Props of {@link WayList}. */
export type WayListProps = {
  readonly deposit: Pick<DepositView, "actions" | "lastUsed" | "ways">;
  /** More rows at the end, for example of a slip. */
  readonly children?: ReactNode;
};

/** Every way to deposit, the one used last first: logo, minimum, and how soon the money arrives. */
export function WayList({ deposit, children }: WayListProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const id = useId();
  const { actions, lastUsed, ways } = deposit;
  const nameOf = useWayName(ways);
  const others = ways.filter((way) => way !== lastUsed);
  const rowOf = (way: DepositWay) => (
    <WayRow
      key={way.id}
      way={way.id}
      logo={<WayLogo way={way} />}
      name={nameOf(way)}
      detail={
        way.minimum === null
          ? t("deposit.noMinimum")
          : t("deposit.minimum", { minimum: money.short(way.minimum) })
      }
      speed={t(`deposit.speed.${way.speed}`)}
      speedIcon={way.speed === "atOnce" ? <FastIcon size={16} /> : <ClockIcon size={16} />}
      isFast={way.speed === "atOnce"}
      onClick={() => actions.choose(way.id)}
    />
  );
  return (
    <>
      {lastUsed && (
        <section className={styles.group}>
          <h3 id={`${id}last`} className={styles.heading}>
            {t("deposit.lastUsed")}
          </h3>
          <ul aria-labelledby={`${id}last`} className={styles.lastUsed}>
            {rowOf(lastUsed)}
          </ul>
        </section>
      )}
      {(others.length > 0 || children) && (
        <section className={styles.group}>
          <h3 id={`${id}ways`} className={styles.heading}>
            {t(lastUsed ? "deposit.otherWays" : "deposit.ways")}
          </h3>
          <ul aria-labelledby={`${id}ways`} className={styles.ways}>
            {others.map(rowOf)}
            {children}
          </ul>
        </section>
      )}
    </>
  );
}
