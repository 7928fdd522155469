import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/css/contract.css.ts";

const { color, motion } = vars;
const delayed = (property: string) => `${property} ${motion.base} ${motion.easeOut} 200ms`;

/**
 * Rows that stay while another page loads. They lose their colours, and nothing of their contrast,
 * because they are still read and pressed. A line at each end: one of them is in view.
 */
export const previousPage = {
  transition: `${delayed("filter")}, ${delayed("box-shadow")}`,
  selectors: {
    "&[aria-busy]": {
      filter: "grayscale(1)",
      boxShadow: `inset 0 3px 0 ${color.accent}, inset 0 -3px 0 ${color.accent}`,
      cursor: "progress",
    },
  },
} satisfies StyleRule;
