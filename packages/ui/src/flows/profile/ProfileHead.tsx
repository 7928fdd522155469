import type { MemberDetails } from "@satang/headless/profile";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { keptValue } from "../../text/kept-value.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./ProfileFlow.css.ts";

/** Who the member is: name, id and since when. */
export function ProfileHead({ member }: { member: MemberDetails }) {
  const { t, format } = useI18n();
  return (
    <section
      className={classNames(walletGround, styles.head)}
      aria-label={member.name}
      data-part="head"
    >
      <Waves fade="start" strength={0.34} />
      <Avatar name={member.name} size="medium" className={styles.avatar} />
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          {member.name}
        </p>
        <p className={styles.fact}>
          {keptValue(t("profile.id", { id: member.id }), String(member.id))}
        </p>
        {member.createdAt && (
          <p className={styles.fact}>
            {wholeNumbers(t("profile.since", { date: format.dateTime(member.createdAt) }))}
          </p>
        )}
      </div>
    </section>
  );
}
