export {
  ChoiceCarousel,
  type ChoiceCarouselOption,
  type ChoiceCarouselProps,
} from "./ChoiceCarousel.tsx";
