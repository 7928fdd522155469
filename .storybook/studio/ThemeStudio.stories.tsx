import { useArgs } from "storybook/preview-api";
import { expect, userEvent, within } from "storybook/test";
import preview from "../preview.tsx";
import { type Choice, choiceFrom, initialChoice } from "./choice.rules.ts";
import { ThemeStudio } from "./ThemeStudio.tsx";

const meta = preview.meta({
  title: "Theming/Studio",
  component: ThemeStudio,
  args: initialChoice,
  parameters: { controls: { disable: true } },
  // Arguments come from the page's address, where anybody may have written anything.
  render: function Studio(said) {
    const [, update] = useArgs<Choice>();
    return <ThemeStudio {...choiceFrom(said)} onChange={update} />;
  },
});

/** Pick a colour, a corner, a font; take the theme home as TypeScript, CSS or tokens, or share it by its address. */
export const Studio = meta.story({
  play: async ({ canvasElement }) => {
    // On a phone too: it once lay below every choice.
    const preview = within(canvasElement).getByRole("region", { name: "Preview" });
    await expect(preview.getBoundingClientRect().top).toBeLessThan(innerHeight * 0.7);
  },
});

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

/** An address that somebody wrote by hand, or that a chat cut in half, opens the studio as it starts. */
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

/** A colour by its name dresses the kit at once, and one that is half written leaves it as it was, and says so. */
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
