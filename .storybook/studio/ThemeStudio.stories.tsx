import preview from "@satang/story-kit/preview";
import { useArgs } from "storybook/preview-api";
import { expect, userEvent, within } from "storybook/test";
import { type Choice, choiceFrom, initialChoice } from "./choice.rules.ts";
import { ThemeStudio } from "./ThemeStudio.tsx";

const meta = preview.meta({
  title: "Theming/Studio",
  component: ThemeStudio,
  args: initialChoice,
  parameters: { controls: { disable: true } },
  // Arguments come from the address of the page and can have any value.
  render: function Studio(args) {
    const [, update] = useArgs<Choice>();
    return <ThemeStudio {...choiceFrom(args)} onChange={update} />;
  },
});

/**
 * Choose a colour, a radius and a font; export the theme as TypeScript, CSS or tokens, or share its
 * address.
 */
export const Studio = meta.story({
  play: async ({ canvasElement }) => {
    // Also on a phone, where it was once below all choices.
    const preview = within(canvasElement).getByRole("region", { name: "Preview" });
    await expect(preview.getBoundingClientRect().top).toBeLessThan(innerHeight * 0.7);
  },
});

/** A chosen colour with too little contrast is listed, with the nearest colour that passes. */
export const Unreadable = meta.story({
  args: { changes: "textMuted_cccccc" },
  parameters: {
    // The contrast failures are the subject of this story.
    a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    const failures = await within(canvasElement).findByRole("group", { name: "Contrast failures" });
    await expect(within(failures).getAllByRole("button").length).toBeGreaterThan(0);
  },
});

/** With a wrong or incomplete address the studio opens with its defaults. */
export const Garbage = meta.story({
  args: { font: "comic", scheme: "purple", level: null, radius: "wide", changes: null } as never,
  play: async ({ canvasElement }) => {
    const desk = within(canvasElement).getByRole("region", { name: "Choices" });
    const choices = within(desk);
    await expect(choices.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect(choices.getByRole("radio", { name: "AA" })).toBeChecked();
    await expect(choices.getByRole("slider")).toHaveValue(String(initialChoice.radius));
  },
});

/**
 * A colour name is applied to the kit at once; an incomplete one changes nothing and shows an
 * error.
 */
export const Written = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const color = canvas.getByRole("textbox", { name: "Colour" });
    const theme = () => canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Theme" }).value;
    await userEvent.clear(color);
    await userEvent.type(color, "teal");
    await expect(theme()).toContain('"accent": "#008080"');
    await userEvent.type(color, "x");
    await expect(color).toHaveAccessibleDescription(/tealx/);
    await expect(theme()).toContain('"accent": "#008080"');
  },
});
