"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Carousel.css.ts";

interface CarouselDotsProps {
  count: number;
  index: number;
  onChoose: (index: number) => void;
}

/** The position among the banners, with a button for each. */
export function CarouselDots({ count, index, onChoose }: CarouselDotsProps) {
  const { t } = useI18n();
  return (
    <div className={classNames(styles.dots, count > 8 && styles.manyDots)} data-part="dots">
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={dot}
          type="button"
          className={styles.dot}
          data-part="dot"
          data-state={dot === index ? "current" : "other"}
          aria-label={t("ui.carousel.slide", { position: dot + 1, total: count })}
          {...(dot === index ? { "aria-current": "true" as const } : {})}
          onClick={() => onChoose(dot)}
        />
      ))}
    </div>
  );
}
