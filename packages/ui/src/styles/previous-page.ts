import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/css/contract.css.ts";

const { motion } = vars;

/**
 * Rows that stay while another page loads. They lose their colours, and nothing of their contrast,
 * because they are still read and pressed.
 */
export const previousPage = {
  transition: `filter ${motion.base} ${motion.easeOut} 200ms`,
  selectors: { "&[aria-busy]": { filter: "grayscale(1)", cursor: "progress" } },
} satisfies StyleRule;
