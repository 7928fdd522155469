import type { MemberDetails } from "@satang/headless/profile";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AccountNumber } from "../../primitives/AccountNumber/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { CopyButton } from "../../primitives/CopyButton/index.ts";
import { LockIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./ProfileFlow.css.ts";
import { ProfileRow } from "./ProfileRow.tsx";

/** Username and bank account. */
export function ProfileRows({ member }: { member: MemberDetails }) {
  const { t, format } = useI18n();
  const { username, bankAccountName, bankNameTH, bankCode, bankAccountNo } = member;
  const none = t("profile.none");
  return (
    <Card padding="none">
      <dl>
        <ProfileRow
          label={t("profile.username")}
          value={format.phone(username)}
          end={
            <span className={styles.readOnly}>
              <LockIcon size={16} />
              {t("profile.readOnly")}
            </span>
          }
        />
        <ProfileRow label={t("profile.accountName")} value={bankAccountName ?? none} />
        <ProfileRow
          label={t("profile.bank")}
          value={
            <span className={styles.bank}>
              {bankNameTH ? <span lang="th">{bankNameTH}</span> : (bankCode ?? none)}
              {bankCode && <BankBadge code={bankCode} size={32} className={styles.badge} />}
            </span>
          }
        />
        <ProfileRow
          label={t("profile.accountNo")}
          value={bankAccountNo ? <AccountNumber value={bankAccountNo} /> : none}
          end={bankAccountNo && <CopyButton text={bankAccountNo} label={t("profile.accountNo")} />}
        />
      </dl>
    </Card>
  );
}
