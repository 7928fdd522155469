import type { OwnBankAccount } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AccountNumber } from "../../primitives/AccountNumber/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { ChevronDownIcon } from "../../primitives/Icon/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { useBankName } from "../banks/use-bank-name.ts";
import * as styles from "./OwnAccount.css.ts";

/** The member's own account, in one line until it is opened: money from any other may not be found. */
export function OwnAccount({ account }: { readonly account: OwnBankAccount }) {
  const { t } = useI18n();
  const bankName = useBankName();
  const { name, lang } = bankName(account);
  return (
    <details className={styles.own} data-part="deposit-own-account">
      <summary className={styles.line}>
        {account.bankCode && <BankBadge code={account.bankCode} size={28} />}
        <span className={styles.title}>{`${t("deposit.own.title")} `}</span>
        <span className={styles.number}>
          <AccountNumber value={account.accountNo} />
        </span>
        <ChevronDownIcon size={styles.CHEVRON} className={styles.chevron} />
      </summary>
      <div className={styles.more}>
        <Text size="small" weight="strong" lang={lang}>
          {numbersIn(name)}
        </Text>
        <Text size="small" translate="no">
          {account.accountName}
        </Text>
        <Text size="small" tone="muted">
          {t("deposit.own.hint")}
        </Text>
      </div>
    </details>
  );
}
