import type { OwnBankAccount } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AccountNumber } from "../../primitives/AccountNumber/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as styles from "./DepositFlow.css.ts";
import { useBankName } from "./use-bank-name.ts";

/** The member's own account: money from any other may not be found. */
export function OwnAccount({ account }: { readonly account: OwnBankAccount }) {
  const { t } = useI18n();
  const bankName = useBankName();
  const { name, lang } = bankName(account);
  return (
    <Card padding="small" className={styles.ownCard}>
      <div className={styles.own}>
        {account.bankCode && <BankBadge code={account.bankCode} size={36} />}
        <div className={styles.ownWords}>
          <Text size="small" tone="muted">
            {t("deposit.own.title")} · <span lang={lang}>{name}</span>
          </Text>
          <Text weight="strong">
            <AccountNumber value={account.accountNo} />
          </Text>
          <Text size="small">{account.accountName}</Text>
        </div>
      </div>
      <Text size="small" tone="muted">
        {t("deposit.own.hint")}
      </Text>
    </Card>
  );
}
