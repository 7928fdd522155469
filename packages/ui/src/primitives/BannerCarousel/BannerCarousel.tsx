"use client";
import { Children, type ReactNode, useCallback, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import * as carousel from "../Carousel/Carousel.css.ts";
import { CarouselDots } from "../Carousel/CarouselDots.tsx";
import { useCarousel } from "../Carousel/use-carousel.ts";
import { PauseIcon, PlayIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useAutoplay } from "./use-autoplay.ts";

/** {@link BannerCarousel} */
export interface BannerCarouselProps {
  /** Accessible name of the group. */
  label: string;
  /** The banners, one per view. */
  children: ReactNode;
  /**
   * Time in ms until the next banner is shown automatically; with `null` only members move it.
   * @default 5000
   */
  interval?: number | null;
  /** Called with the index of the visible banner, from 0, after every change. */
  onIndexChange?: (index: number) => void;
  /** Class of the root element. */
  className?: string | undefined;
}

/**
 * Banners, one per view, with a dot each. They advance automatically until a member uses them: they
 * are paused while hovered, held, focused or hidden, and permanently after a member moved or paused
 * them. They never advance under reduced motion. The layout of the first frame is CSS alone.
 *
 * @example
 * <BannerCarousel label="Promotions">
 *   <img src={first.picture} alt={first.text} />
 *   <img src={second.picture} alt={second.text} />
 * </BannerCarousel>
 */
export function BannerCarousel({
  label,
  children,
  interval = 5000,
  onIndexChange,
  className,
}: BannerCarouselProps) {
  const { t } = useI18n();
  const banners = Children.toArray(children);
  const many = banners.length > 1;
  const { ref, position, glideTo } = useCarousel({ align: "start", containScroll: "trimSnaps" });
  const { index } = position;

  const byItself = useRef(false);
  const turn = useCallback(() => {
    byItself.current = true;
    glideTo((index + 1) % banners.length);
  }, [glideTo, index, banners.length]);
  const { offered, stopped, turning, setStopped, held } = useAutoplay(
    many ? interval : null,
    index,
    turn,
  );

  const notified = useRef({ index, onIndexChange });
  notified.current.onIndexChange = onIndexChange;
  useEffect(() => {
    if (notified.current.index === index) return;
    notified.current.index = index;
    notified.current.onIndexChange?.(index);
    if (!byItself.current) setStopped(true);
    byItself.current = false;
  }, [index, setStopped]);

  return (
    <section
      className={classNames(carousel.carousel, className)}
      aria-label={label}
      data-state={turning ? "turning" : "still"}
      {...held}
    >
      <div ref={ref} className={carousel.viewport} data-part="viewport">
        <ul className={carousel.container} data-part="slides">
          {banners.map((banner, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the banner inside has its own key
              key={place}
              className={classNames(carousel.slide, carousel.slides.banner)}
              data-part="slide"
            >
              {banner}
            </li>
          ))}
        </ul>
      </div>
      {many && (
        <div className={carousel.controls} data-part="controls">
          {offered && (
            <IconButton
              label={stopped ? t("ui.carousel.play") : t("ui.carousel.pause")}
              data-part="turn"
              data-state={stopped ? "paused" : "playing"}
              onClick={() => setStopped(!stopped)}
            >
              {stopped ? <PlayIcon /> : <PauseIcon />}
            </IconButton>
          )}
          <div className={carousel.middle}>
            <CarouselDots count={banners.length} index={index} onChoose={glideTo} />
          </div>
        </div>
      )}
    </section>
  );
}
