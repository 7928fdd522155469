import { defineLocale } from "@satang/i18n";

/**
 * Vietnamese. Its words are loaded with the first page in it. Capitals with two marks, such as Ấ, need a little more
 * height than English, and fonts with all its letters: these are on devices of every system.
 */
export const vietnameseLocale = defineLocale({
  tag: "vi-VN",
  name: "Tiếng Việt",
  catalogue: async () => (await import("./words/index.ts")).vietnamese,
  base: "en",
  lineHeight: { text: 1.5, tight: 1.35 },
  fontFamily: '"Noto Sans", "Segoe UI", Roboto, "Helvetica Neue"',
});
