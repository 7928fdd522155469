import type { BonusOffer } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CheckIcon, ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { BonusBanner } from "./BonusBanner.tsx";
import * as styles from "./BonusFlow.css.ts";
import { useBonusWords } from "./use-bonus-words.ts";

/** Props of {@link BonusCard}. */
export type BonusCardProps = {
  readonly offer: BonusOffer;
  readonly onOpen: () => void;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** A bonus that is not in use: a button while it can be received, disabled when it is used up. */
export function BonusCard({ offer, onOpen, pictureOrigins }: BonusCardProps) {
  const { t } = useI18n();
  const words = useBonusWords();
  const left = words.left(offer);
  const isUsed = offer.status === "received";
  return (
    <li className={styles.card} data-part="bonus-card" data-state={offer.status}>
      <button
        type="button"
        className={classNames(walletGround, isUsed ? styles.still : styles.pressable)}
        disabled={isUsed}
        onClick={onOpen}
      >
        <BonusBanner offer={offer} pictureOrigins={pictureOrigins} />
        {isUsed ? (
          <span className={styles.tags.received}>
            <CheckIcon size={14} />
            <span>{t("bonus.card.received")}</span>
          </span>
        ) : (
          left && <span className={styles.tags.available}>{left}</span>
        )}{" "}
        <strong className={styles.name}>{numbersIn(words.nameOf(offer))}</strong>{" "}
        <span className={styles.detail}>
          {wholeNumbers(isUsed ? words.again(offer) : t("bonus.card.see"))}
          {!isUsed && <ChevronEndIcon size={16} />}
        </span>
      </button>
    </li>
  );
}
