import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ChevronDownIcon, ChevronUpIcon } from "../Icon/icons.ts";
import * as styles from "./ChoiceCarousel.css.ts";

interface ChoiceArrowProps {
  direction: -1 | 1;
  /** Without it there is no slide in this direction. */
  onPress: (() => void) | undefined;
}

/** Chooses the slide above or below. The keyboard has the radio buttons, so it is no stop of Tab. */
export function ChoiceArrow({ direction, onPress }: ChoiceArrowProps) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.arrow}
      data-part="arrow"
      aria-label={t(direction === -1 ? "ui.carousel.previous" : "ui.carousel.next")}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      {direction === -1 ? <ChevronUpIcon /> : <ChevronDownIcon />}
    </button>
  );
}
