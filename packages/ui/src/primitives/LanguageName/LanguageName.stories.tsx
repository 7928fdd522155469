import preview from "@satang/story-kit/preview";
import { LanguageName } from "./index.ts";

const meta = preview.meta({
  title: "Text and money/LanguageName",
  component: LanguageName,
  parameters: { framed: true },
});

export const Thai = meta.story({ args: { locale: "th" } });
export const Lao = meta.story({ args: { locale: "la" } });
export const English = meta.story({ args: { locale: "en" } });
