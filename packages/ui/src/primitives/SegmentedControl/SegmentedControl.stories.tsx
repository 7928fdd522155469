import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { LanguageName } from "../LanguageName/index.ts";
import { SegmentedControl } from "./index.ts";

const meta = preview.meta({
  title: "Forms/SegmentedControl",
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

/** Names of languages do not load the faces of their scripts. */
export const Languages = meta.story({
  args: {
    label: "ภาษา",
    options: (["th", "la", "en"] as const).map((locale) => ({
      value: locale,
      label: <LanguageName locale={locale} />,
    })),
  },
});

/** Arrow keys choose. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole("radiogroup", { name: "กระเป๋า" });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "เงินสด" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "โบนัส" })).toBeChecked();
  },
});
