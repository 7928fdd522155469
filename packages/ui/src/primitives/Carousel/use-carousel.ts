import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useState } from "react";
import * as styles from "./Carousel.css.ts";

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

/** The engine of a carousel when it runs; `undefined` in the first frame. */
export type CarouselApi = UseEmblaCarouselType[1];

interface Position {
  index: number;
  canPrevious: boolean;
  canNext: boolean;
}

const resting: Position = { index: 0, canPrevious: false, canNext: false };

/** View that {@link useCarousel} returns. */
interface CarouselView {
  /** Ref of the element that clips. */
  ref: UseEmblaCarouselType[0];
  api: CarouselApi;
  position: Position;
  glideTo: (index: number) => void;
  /** Moves by one view. */
  glideBy: (direction: 1 | -1) => void;
}

/** Swipes are handled by Embla; all other movements are CSS transitions of at most 300 ms. */
export function useCarousel(options: Options): CarouselView {
  const [ref, api] = useEmblaCarousel(options);
  const [position, setPosition] = useState(resting);

  useEffect(() => {
    if (!api) return;
    const look = () => {
      // Where all slides are in view, the engine is idle, and still counts views.
      const isActive = api.internalEngine().options.active;
      const next = {
        index: isActive ? api.selectedScrollSnap() : 0,
        canPrevious: isActive && api.canScrollPrev(),
        canNext: isActive && api.canScrollNext(),
      };
      setPosition((before) =>
        before.index === next.index &&
        before.canPrevious === next.canPrevious &&
        before.canNext === next.canNext
          ? before
          : next,
      );
    };
    const grab = () => void api.containerNode().classList.remove(styles.gliding);
    look();
    api.on("select", look).on("scroll", look).on("reInit", look).on("pointerDown", grab);
    return () => {
      api.off("select", look).off("scroll", look).off("reInit", look).off("pointerDown", grab);
    };
  }, [api]);

  const glideTo = useCallback(
    (index: number) => {
      if (!api) return;
      // Between the last slide and the first, a glide would pass all others.
      const isAround =
        api.internalEngine().options.loop &&
        Math.abs(index - api.selectedScrollSnap()) === api.scrollSnapList().length - 1;
      api.containerNode().classList.toggle(styles.gliding, !isAround);
      api.scrollTo(index, true);
    },
    [api],
  );

  /** Moves by one view, and keeps one slide visible for orientation. */
  const glideBy = useCallback(
    (direction: 1 | -1) => {
      if (!api) return;
      const step = Math.max(1, api.slidesInView().length - 1);
      const last = api.scrollSnapList().length - 1;
      const index = api.selectedScrollSnap() + direction * step;
      glideTo(Math.min(last, Math.max(0, index)));
    },
    [api, glideTo],
  );

  return { ref, api, position, glideTo, glideBy };
}
