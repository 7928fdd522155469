"use client";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../Icon/icons.ts";
import * as styles from "./Carousel.css.ts";

interface CarouselArrowProps {
  to: "previous" | "next";
  place: keyof typeof styles.arrowPlaces;
  /** Whether there is anything further that way. */
  can: boolean;
  onPress: () => void;
  /** Named where it is used, as every part is. */
  "data-part": string;
}

/** A view on or back, for a mouse. At the end it leaves, but not from under a finger on the keyboard. */
export function CarouselArrow({ to, place, can, onPress, ...part }: CarouselArrowProps) {
  const { t } = useI18n();
  const [focused, setFocused] = useState(false);
  if (!can && !focused) return null;
  return (
    <button
      {...part}
      type="button"
      className={classNames(styles.arrow, styles.arrowPlaces[place], styles.arrows[to])}
      aria-label={t(`ui.carousel.${to}`)}
      aria-disabled={can ? undefined : true}
      onClick={onPress}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {to === "next" ? <ChevronEndIcon /> : <ChevronStartIcon />}
    </button>
  );
}
