export {
  choose,
  enter,
  enterShown,
  enterText,
  findUnreported,
  type ShownValue,
  shownTextProps,
} from "./shown-texts.ts";
