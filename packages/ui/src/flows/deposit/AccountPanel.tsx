import type { DepositAccount } from "@satang/headless/deposit";
import type { UseBankAccountNameOptions } from "@satang/headless/profile";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AccountNumber } from "../../primitives/AccountNumber/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { CopyField } from "../../primitives/CopyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { useBankName } from "../banks/use-bank-name.ts";
import { EditBankAccountName } from "../profile/EditBankAccountName.tsx";
import { useLatinName } from "../profile/use-latin-name.ts";
import * as styles from "./DepositFlow.css.ts";
import { SlipHint, type SlipHintProps } from "./SlipHint.tsx";

/** Props of {@link AccountPanel}. */
export type AccountPanelProps = SlipHintProps & {
  readonly account: DepositAccount;
  /** Banks that accept Latin account names only. */
  readonly latinOnly: UseBankAccountNameOptions["latinOnly"];
};

/**
 * An account to transfer to, with its number and name to copy. A transfer follows a copy, so the member's own name is
 * corrected before when the bank requires a Latin one.
 */
export function AccountPanel({ account, latinOnly, onSlip }: AccountPanelProps) {
  const { t } = useI18n();
  const toast = useToast();
  const latinName = useLatinName({
    latinOnly,
    onSaved: () => void toast.show(t("deposit.fixName.saved"), { tone: "positive" }),
  });
  const bankName = useBankName();
  const { name, lang } = bankName(account);
  return (
    <Stack gap={3}>
      <div className={styles.own}>
        <BankBadge code={account.bankCode} label="code" size={44} />
        <Text weight="strong" lang={lang}>
          {numbersIn(name)}
        </Text>
      </div>
      <CopyField
        label={t("deposit.account.number")}
        value={<AccountNumber value={account.accountNo} />}
        text={account.accountNo}
        beforeCopy={latinName.ensure}
      />
      <CopyField
        label={t("deposit.account.name")}
        value={account.accountName}
        beforeCopy={latinName.ensure}
      />
      <Text size="small" tone="muted">
        {t("deposit.account.hint")}
      </Text>
      <SlipHint onSlip={onSlip} />
      <EditBankAccountName {...latinName.modal} />
    </Stack>
  );
}
