export {
  enter,
  enterShown,
  findUnreported,
  isBox,
  type ShownValue,
  shownTextProps,
} from "./shown-texts.ts";
