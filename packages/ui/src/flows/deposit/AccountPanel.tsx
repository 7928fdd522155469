import type { DepositAccount } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AccountNumber } from "../../primitives/AccountNumber/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { CopyField } from "../../primitives/CopyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as styles from "./DepositFlow.css.ts";
import { SlipHint, type SlipHintProps } from "./SlipHint.tsx";
import { useBankName } from "./use-bank-name.ts";

/** Props of {@link AccountPanel}. */
export type AccountPanelProps = SlipHintProps & {
  readonly account: DepositAccount;
  /** Called before a copy, because a transfer follows. */
  readonly beforeCopy: () => Promise<boolean>;
};

/** An account to transfer to, with its number and name to copy. */
export function AccountPanel({ account, beforeCopy, onSlip }: AccountPanelProps) {
  const { t } = useI18n();
  const bankName = useBankName();
  const { name, lang } = bankName(account);
  return (
    <Stack gap={3}>
      <div className={styles.own}>
        <BankBadge code={account.bankCode} label="code" size={44} />
        <Text weight="strong" lang={lang}>
          {name}
        </Text>
      </div>
      <CopyField
        label={t("deposit.account.number")}
        value={<AccountNumber value={account.accountNo} />}
        text={account.accountNo}
        beforeCopy={beforeCopy}
      />
      <CopyField
        label={t("deposit.account.name")}
        value={account.accountName}
        beforeCopy={beforeCopy}
      />
      <Text size="small" tone="muted">
        {t("deposit.account.hint")}
      </Text>
      <SlipHint onSlip={onSlip} />
    </Stack>
  );
}
