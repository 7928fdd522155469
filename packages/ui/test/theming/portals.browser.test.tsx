import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  Button,
  Combobox,
  Dialog,
  Drawer,
  Menu,
  ThemeScope,
  ToastProvider,
  Tooltip,
  useToast,
} from "../../src/index.ts";
import { riverDay } from "../../src/theme/brands/river-day/index.ts";
import { riverNight } from "../../src/theme/brands/river-night/index.ts";

const OPTIONS = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `Bank ${at}` }));

function Say({ message = "Copied" }: { message?: string }) {
  const toast = useToast();
  return <Button onClick={() => toast.show(message, { duration: 60_000 })}>Say {message}</Button>;
}

/** A light scope on a dark page, with every component that opens in a portal. */
function Corner({ theme = "river-day" }: { theme?: string }) {
  return (
    <ThemeScope theme="river-night">
      <ToastProvider>
        <ThemeScope theme={theme} style={{ paddingBlockStart: 200 }}>
          <Dialog title="Terms" trigger={<Button>Terms</Button>} />
          <Drawer title="More" trigger={<Button>More</Button>} />
          <Menu trigger={<Button>Menu</Button>} items={[{ id: "copy", label: "Copy" }]} />
          <Combobox label="Bank" options={OPTIONS} picker="search" />
          <Tooltip content="Seven days">
            <Button>Hint</Button>
          </Tooltip>
          <Say />
        </ThemeScope>
        <Say message="Night" />
      </ToastProvider>
    </ThemeScope>
  );
}

const surfaceOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue("--satang-color-surface").trim();
const button = (name: string) => page.getByRole("button", { name, exact: true });

test.each([
  ["a dialog", () => button("Terms").click(), () => page.getByRole("dialog", { name: "Terms" })],
  ["a drawer", () => button("More").click(), () => page.getByRole("dialog", { name: "More" })],
  ["a menu", () => button("Menu").click(), () => page.getByRole("menuitem", { name: "Copy" })],
  [
    "a list to choose from",
    () => page.getByRole("combobox", { name: "Bank" }).click(),
    () => page.getByRole("option", { name: "Bank 0" }),
  ],
  ["a tooltip", () => userEvent.hover(button("Hint")), () => page.getByRole("tooltip")],
  ["a toast", () => button("Say Copied").click(), () => page.getByText("Copied", { exact: true })],
])(
  "%s has the theme of the scope it was opened from, and stays open when that changes",
  async (name, open, found) => {
    const { rerender } = await show(<Corner />);
    await open();
    await expect.element(found()).toBeVisible();
    const opened = found().element();
    expect(surfaceOf(opened)).toBe(riverDay.color.surface);
    await rerender(<Corner theme="river-night" />);
    expect(found().element()).toBe(opened);
    // A toast is shown for a short time and keeps the theme that it opened with.
    const after = name === "a toast" ? riverDay : riverNight;
    expect(surfaceOf(opened)).toBe(after.color.surface);
  },
);

test("two toasts at the same time have the themes of their own scopes", async () => {
  await show(<Corner />);
  await button("Say Copied").click();
  await button("Say Night").click();
  const surfaces = ["Copied", "Night"].map((text) =>
    surfaceOf(page.getByText(text, { exact: true }).element()),
  );
  expect(surfaces).toEqual([riverDay.color.surface, riverNight.color.surface]);
});
