import { useArgs } from "storybook/preview-api";
import { expect, within } from "storybook/test";
import preview from "../preview.tsx";
import { type Choice, initialChoice } from "./choice.rules.ts";
import { ThemeStudio } from "./ThemeStudio.tsx";

const meta = preview.meta({
  title: "Theming/Studio",
  component: ThemeStudio,
  args: initialChoice,
  parameters: { controls: { disable: true } },
  render: function Studio(choice) {
    const [, update] = useArgs<Choice>();
    return <ThemeStudio {...choice} onChange={update} />;
  },
});

/** Pick a colour, a corner, a font; take the theme home as TypeScript, CSS or tokens, or share it by its address. */
export const Studio = meta.story({});

/** A colour of one's own that does not read is named, with the nearest one that does. */
export const Unreadable = meta.story({
  args: { changes: "textMuted_cccccc" },
  parameters: {
    // What does not read is the point of it.
    a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    const failures = await within(canvasElement).findByRole("group", { name: "Contrast failures" });
    await expect(within(failures).getAllByRole("button").length).toBeGreaterThan(0);
  },
});
