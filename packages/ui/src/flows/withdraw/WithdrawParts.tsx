import { addSatang } from "@satang/core";
import { WALLET_ACCOUNT } from "@satang/headless/money";
import type { WithdrawFacts } from "@satang/headless/withdraw";
import { useId, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ChevronDownIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./WithdrawParts.css.ts";

/** The accounts that the total consists of, in one row that opens to a list; games without money are left out. */
export function WithdrawParts({ parts, currency }: Pick<WithdrawFacts, "parts" | "currency">) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = parts.filter(({ code, amount }) => code === WALLET_ACCOUNT || amount > 0);
  const games = shown.filter(({ code }) => code !== WALLET_ACCOUNT);
  const [wallet] = shown;
  if (!wallet || games.length === 0) return null;
  const inGames = addSatang(...games.map(({ amount }) => amount));
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        data-part="withdraw-parts"
      >
        <span className={styles.sums}>
          <span>
            {wholeNumbers(`${t("common.wallet")} `)}
            <b className={styles.sum} translate="no">
              {money.plain(wallet.amount)}
            </b>
          </span>
          <span aria-hidden="true"> · </span>
          <span>
            {wholeNumbers(`${t("withdraw.games", { count: games.length })} `)}
            <b className={styles.sum} translate="no">
              {money.plain(inGames)}
            </b>
          </span>
        </span>
        <ChevronDownIcon size={18} className={styles.arrow} />
      </button>
      <ul id={id} className={styles.parts} hidden={!isOpen}>
        {shown.map(({ code, name, amount }) => (
          <li key={code} className={styles.part}>
            <span translate={name === null ? undefined : "no"}>
              {`${name ?? t("common.wallet")} `}
            </span>
            <Money amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  );
}
