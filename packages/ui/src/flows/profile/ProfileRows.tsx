import type { MemberDetails } from "@satang/headless/profile";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AccountNumber } from "../../primitives/AccountNumber/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { CopyButton } from "../../primitives/CopyButton/index.ts";
import { LockIcon, SafeIcon } from "../../primitives/Icon/index.ts";
import { ProfileCard } from "./ProfileCard.tsx";
import * as styles from "./ProfileFlow.css.ts";
import { ProfileRow } from "./ProfileRow.tsx";

/** Username and bank account. */
export function ProfileRows({ member }: { member: MemberDetails }) {
  const { t, format, locale } = useI18n();
  const { username, bankAccountName, bankNameTH, bankCode, bankAccountNo } = member;
  const none = t("profile.none");
  // The service has the name in Thai only: other languages show its code.
  const bankName = locale === "th" || bankCode === null ? bankNameTH : null;
  return (
    <ProfileCard title={t("profile.account")}>
      <dl>
        <ProfileRow
          label={t("profile.username")}
          value={<span translate="no">{format.phone(username)}</span>}
          end={
            <span className={styles.readOnly}>
              <LockIcon size={16} />
              <span>{t("profile.readOnly")}</span>
            </span>
          }
        />
        <ProfileRow
          label={t("profile.accountName")}
          value={<span translate="no">{bankAccountName ?? none}</span>}
        />
        <ProfileRow
          label={t("profile.bank")}
          value={
            <span className={styles.bank}>
              {bankName ? (
                <span lang="th">{bankName}</span>
              ) : (
                <span translate={bankCode ? "no" : undefined}>{bankCode ?? none}</span>
              )}
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
      <p className={styles.paidHere}>
        <SafeIcon size={18} className={styles.chevron} />
        <span>{t("profile.paidHere")}</span>
      </p>
    </ProfileCard>
  );
}
