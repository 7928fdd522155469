import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import * as styles from "./InviteFlow.css.ts";

/** Two friends in a boat: what the invite is about. */
export function InviteHero() {
  const { t } = useI18n();
  return (
    <div className={classNames(walletGround, styles.hero)}>
      <Waves fade="start" strength={0.5} />
      <svg className={styles.boat} viewBox="0 0 106 96" aria-hidden="true">
        <circle cx="32" cy="32" r="13" fill="#f3cfa8" />
        <path
          d="M18.5 33c-1-9 5-15.500 13.500-15.500S46.500 24 45.500 33c-5-1-8-4-9.500-8-3 5-10 8-17.500 8z"
          fill="#2a1c12"
        />
        <path d="M12 66c0-16 9-24 20-24s20 8 20 24c-12 3-28 3-40 0z" fill="#3ddc97" />
        <circle cx="72" cy="28" r="14" fill="#e3b084" />
        <path
          d="M57.500 30c-2-10 5-17.500 14.500-17.500S88.500 20 86.500 30c-1 0-2-.5-2.500-3-6 0-11-2-14-5.500-2 4.500-6 8-12.500 8.500z"
          fill="#3a2413"
        />
        <path d="M50 66c0-18 10-28 22-28s22 10 22 28c-12 4-32 4-44 0z" fill="#f5c451" />
        <path d="M4 62c14 14 84 14 98 0l-9 20c-5 9-75 9-80 0z" fill="#c98a1b" />
        <path d="M4 62c14 14 84 14 98 0-14 6-84 6-98 0z" fill="#ffe29a" />
      </svg>
      <div className={styles.heroWords}>
        <strong className={styles.heroTitle}>{t("invite.hero.title")}</strong>
        <span className={styles.heroText}>{t("invite.hero.text")}</span>
      </div>
    </div>
  );
}
