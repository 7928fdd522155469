"use client";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../Icon/icons.ts";
import * as styles from "./Carousel.css.ts";

interface CarouselArrowProps {
  /** Accessible name of the carousel. */
  of: string;
  to: "previous" | "next";
  place: keyof typeof styles.arrowPlaces;
  /** Whether there are more slides in this direction. */
  can: boolean;
  onPress: () => void;
  /** Name of the part, set by the component that uses it. */
  "data-part": string;
}

/**
 * Moves by one view, for a mouse. It is hidden at the end, but not while it has the keyboard focus.
 */
export function CarouselArrow({ of, to, place, can, onPress, ...part }: CarouselArrowProps) {
  const { t } = useI18n();
  const [focused, setFocused] = useState(false);
  if (!can && !focused) return null;
  return (
    <button
      {...part}
      type="button"
      className={classNames(
        styles.arrow,
        styles.arrowPlaces[place],
        place === "banner" && styles.arrows[to],
      )}
      aria-label={`${t(`ui.carousel.${to}`)} ${of}`}
      aria-disabled={can ? undefined : true}
      onClick={onPress}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {to === "next" ? <ChevronEndIcon /> : <ChevronStartIcon />}
    </button>
  );
}
