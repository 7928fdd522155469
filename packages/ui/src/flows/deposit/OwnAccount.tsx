import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AccountNumber } from "../../primitives/AccountNumber/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as css from "./DepositFlow.css.ts";
import { useBankName } from "./use-bank-name.ts";

/**
 * The member's own account, because money from another account may not be assigned. Renders nothing
 * until it is known.
 */
export function OwnAccount() {
  const { t } = useI18n();
  const bankName = useBankName();
  const { data } = useWallet();
  if (!data) return null;
  const { bankAccountName, bankAccountNo, bank } = data.bankAccount;
  const { name, lang } = bankName({ bankNameTH: bank.nameTH, bankNameEN: bank.nameEN ?? null });
  return (
    <Card padding="small" className={css.ownCard}>
      <div className={css.own}>
        {data.profile.bankCode && <BankBadge code={data.profile.bankCode} size={36} />}
        <div className={css.ownWords}>
          <Text size="small" tone="muted">
            {t("deposit.own.title")} · <span lang={lang}>{name}</span>
          </Text>
          <Text weight="strong">
            <AccountNumber value={bankAccountNo} />
          </Text>
          <Text size="small">{bankAccountName}</Text>
        </div>
      </div>
      <Text size="small" tone="muted">
        {t("deposit.own.hint")}
      </Text>
    </Card>
  );
}
