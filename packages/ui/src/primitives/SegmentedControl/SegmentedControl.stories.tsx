import preview from "../../../../../.storybook/preview.tsx";
import { LanguageName } from "../LanguageName/index.ts";
import { SegmentedControl } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/SegmentedControl",
  component: SegmentedControl,
  parameters: { framed: true },
  args: {
    label: "กระเป๋า",
    options: [
      { value: "cash", label: "เงินสด" },
      { value: "bonus", label: "โบนัส" },
    ],
  },
});

export const Two = meta.story({});

/** Names of languages do not load their scripts. */
export const Languages = meta.story({
  args: {
    label: "ภาษา",
    options: (["th", "la", "en"] as const).map((locale) => ({
      value: locale,
      label: <LanguageName locale={locale} />,
    })),
  },
});
