export {
  enterShown,
  enterText,
  findUnreported,
  type ShownText,
  shownTextProps,
} from "./shown-texts.ts";
