import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font } = vars;

const word = {
  display: "inline-flex",
  verticalAlign: "middle",
  alignItems: "center",
  gap: 5,
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  // In one line where there is space: without spaces between words, a Lao or Thai status breaks inside a word.
  "@media": { [`${magnified}, (min-width: 23em)`]: { whiteSpace: "nowrap" } },
} as const;

export const tones = {
  processing: flowStyle({ ...word, color: color.warning }),
  success: flowStyle({ ...word, color: color.positive }),
  failed: flowStyle({ ...word, color: color.critical }),
};

export const icon = flowStyle({ flex: "none" });
