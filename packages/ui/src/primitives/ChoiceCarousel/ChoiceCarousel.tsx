"use client";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { useCarousel } from "../Carousel/use-carousel.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { CriticalIcon } from "../Icon/index.ts";
import * as styles from "./ChoiceCarousel.css.ts";
import { initialTransform, WRAPPING_FROM, wrappedTransform } from "./slide-position.rules.ts";

/** A slide to choose. */
export interface ChoiceCarouselOption {
  /** Value for `onValueChange`. */
  value: string;
  /** Content of the slide, which is also announced: name, balance. */
  content: ReactNode;
}

/** {@link ChoiceCarousel} */
export interface ChoiceCarouselProps {
  /** Label above the slides: "From", "To". */
  label: ReactNode;
  /** The options, in order. */
  options: readonly ChoiceCarouselOption[];
  /** The chosen value, `null` for none; without it the component keeps the value itself. */
  value?: string | null | undefined;
  /** The initial value; `null` for none. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the chosen value; `null` for none. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Text of the first slide, which chooses nothing. @default the catalogue's "None" */
  none?: ReactNode;
  /** Direction of scrolling. @default "vertical" */
  orientation?: keyof typeof styles.orientations | undefined;
  /** Error message, shown below and announced with the group. */
  error?: ReactNode;
  /** Class of the root element. */
  className?: string | undefined;
}

/**
 * A choice by scrolling: the slide in the middle is chosen. For the keyboard and screen readers it
 * is a group of radio buttons that begins with "none".
 *
 * @example
 * <ChoiceCarousel label="From" options={accounts} value={from} onValueChange={setFrom} />
 */
export function ChoiceCarousel({
  label,
  options,
  value: valueProp,
  defaultValue = null,
  onValueChange,
  none,
  orientation = "vertical",
  error,
  className,
}: ChoiceCarouselProps) {
  const { t } = useI18n();
  const id = useId();
  const [value, setValue] = useControlled(valueProp, defaultValue, onValueChange);
  const choices = [{ value: null, content: none ?? t("ui.carousel.none") }, ...options];
  const chosen = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  );
  const [startIndex] = useState(chosen);
  // The engine moves the slides: React writes these again only for another number of slides.
  const isWrapping = orientation === "vertical" && choices.length >= WRAPPING_FROM;
  const firstFrame = initialTransform[orientation](startIndex);
  const { ref, api, glideTo } = useCarousel({
    axis: orientation === "vertical" ? "y" : "x",
    align: "center",
    containScroll: false,
    loop: orientation === "vertical",
    startIndex,
  });

  const latest = useRef({ choices, chosen });
  latest.current = { choices, chosen };

  useEffect(() => {
    if (!api) return;
    const turned = () => {
      const choice = latest.current.choices[api.selectedScrollSnap()];
      if (choice) setValue(choice.value);
    };
    const changed = () => api.scrollTo(latest.current.chosen, true);
    // A carousel that stops at a value that the parent did not accept returns to the parent's value.
    const rested = () => {
      if (api.selectedScrollSnap() !== latest.current.chosen) glideTo(latest.current.chosen);
    };
    api.on("select", turned).on("reInit", changed).on("settle", rested);
    return () => {
      api.off("select", turned).off("reInit", changed).off("settle", rested);
    };
  }, [api, setValue, glideTo]);

  useEffect(() => {
    if (api && api.selectedScrollSnap() !== chosen) glideTo(chosen);
  }, [api, chosen, glideTo]);

  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...(error ? { "aria-describedby": `${id}-error`, "aria-invalid": true } : {})}
      className={classNames(styles.group, className)}
    >
      <span id={`${id}-label`} className={styles.label} data-part="label">
        {label}
      </span>
      <div className={styles.frame} data-part="frame">
        <div ref={ref} className={classNames(styles.drum, styles.orientations[orientation])}>
          <div className={styles.directions[orientation]} style={{ transform: firstFrame }}>
            {choices.map((choice, index) => (
              <label
                key={choice.value ?? ""}
                data-part="choice"
                data-state={index === chosen ? "chosen" : "other"}
                className={classNames(
                  styles.choice,
                  styles.sizes[orientation],
                  index === chosen && styles.middles[choice.value === null ? "none" : "some"],
                )}
                style={
                  isWrapping
                    ? { transform: wrappedTransform(index, startIndex, choices.length) }
                    : undefined
                }
              >
                <input
                  type="radio"
                  className={styles.radio}
                  name={id}
                  value={choice.value ?? ""}
                  checked={index === chosen}
                  data-chosen={index === chosen}
                  onChange={() => setValue(choice.value)}
                />
                <span
                  className={classNames(
                    styles.content,
                    index !== chosen && styles.others[orientation],
                  )}
                >
                  {choice.content}
                </span>
              </label>
            ))}
          </div>
        </div>
      </div>
      {error && (
        <span id={`${id}-error`} className={fieldStyles.error} data-part="error">
          <CriticalIcon size={16} className={fieldStyles.errorIcon} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
