"use client";
import { Children, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import { wide as wideScreen } from "../../styles/media.ts";
import * as styles from "./Carousel.css.ts";
import { CarouselArrow } from "./CarouselArrow.tsx";
import { CarouselDots } from "./CarouselDots.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useLaidOut } from "./use-laid-out.ts";

/** {@link Carousel} */
export interface CarouselProps {
  /** Accessible name of the group. */
  label: string;
  /** A heading above tiles. The arrows for a mouse are next to it; without it they are below the tiles. */
  heading?: ReactNode;
  /** The slides. */
  children: ReactNode;
  /**
   * `tiles` shows 2.2 per view on a phone and as many as fit on a wider screen; `banner` shows one,
   * with dots below.
   * @default "tiles"
   */
  layout?: keyof typeof styles.slides | undefined;
  /**
   * `page` extends the slides to the edges of the screen and aligns the first one with the page.
   * @default "none"
   */
  bleed?: keyof typeof styles.bleeds | undefined;
  /**
   * From 1024 px: `grid` shows all tiles in as many columns as fit, without arrows; `row` stays a row.
   * @default "row"
   */
  wide?: "row" | "grid" | undefined;
  /** Called with the index of the first visible slide, from 0, after every change. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Class of the root element. */
  className?: string | undefined;
}

/** A view shows 2.2 tiles at least. */
const ALWAYS_FIT = 2;

/**
 * Slides in a row, moved by swipe, arrows or Tab. The layout of its first frame is CSS alone, so
 * that nothing moves after hydration. It never moves automatically.
 *
 * @example
 * <Carousel label="Slot" heading={<Heading level={2}>Slot</Heading>} bleed="page">
 *   <GameTile name="Slot One" code="slot1" href="/game/slot1" />
 *   <GameTile name="Slot Two" code="slot2" href="/game/slot2" />
 * </Carousel>
 */
export function Carousel({
  label,
  heading,
  children,
  layout = "tiles",
  bleed = "none",
  wide = "row",
  onIndexChange,
  className,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const isGrid = wide === "grid";
  const { ref, position, glideTo, glideBy } = useCarousel({
    align: "start",
    containScroll: "trimSnaps",
    dragFree: layout === "tiles",
    breakpoints: isGrid ? { [wideScreen]: { active: false } } : {},
  });
  // The engine measures every slide: before the first layout, it would force one.
  const viewport = useLaidOut(ref);
  const besideTiles = heading === undefined ? "footer" : "header";
  const place = layout === "tiles" ? besideTiles : layout;
  const previous = (
    <CarouselArrow
      of={label}
      to="previous"
      data-part="previous"
      place={place}
      can={position.canPrevious}
      onPress={() => glideBy(-1)}
    />
  );
  const next = (
    <CarouselArrow
      of={label}
      to="next"
      data-part="next"
      place={place}
      can={position.canNext}
      onPress={() => glideBy(1)}
    />
  );

  const notified = useRef({ index: position.index, onIndexChange });
  notified.current.onIndexChange = onIndexChange;
  useEffect(() => {
    if (notified.current.index === position.index) return;
    notified.current.index = position.index;
    notified.current.onIndexChange?.(position.index);
  }, [position.index]);

  return (
    <section
      className={classNames(
        styles.carousel,
        styles.bleeds[bleed],
        isGrid && styles.grids.carousel,
        className,
      )}
      aria-label={label}
    >
      {place === "header" && (
        <div className={styles.header} data-part="header">
          {heading}
          <div className={styles.dots}>
            {previous}
            {next}
          </div>
        </div>
      )}
      <div ref={viewport} className={styles.viewport} data-part="viewport">
        <ul
          className={classNames(styles.container, isGrid && styles.grids.container)}
          data-part="slides"
        >
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the slide inside has its own key
              key={index}
              className={classNames(
                styles.slide,
                styles.slides[layout],
                isGrid && styles.grids.slide,
              )}
              data-part="slide"
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {place === "footer" && slides.length > ALWAYS_FIT && (
        <div className={styles.footer} data-part="footer">
          {previous}
          {next}
        </div>
      )}
      {layout === "banner" && slides.length > 1 && (
        <div className={styles.controls} data-part="controls">
          {previous}
          <div className={styles.middle}>
            <CarouselDots count={slides.length} index={position.index} onChoose={glideTo} />
          </div>
          {next}
        </div>
      )}
    </section>
  );
}
