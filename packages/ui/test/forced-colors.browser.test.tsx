import { satang } from "@satang/core";
import { withForcedColors } from "@satang/story-kit/forced-colors";
import { show } from "@satang/story-kit/show";
import type { ReactElement } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ActionDrawer } from "../src/primitives/ActionDrawer/index.ts";
import { AmountPicker } from "../src/primitives/AmountPicker/index.ts";
import { BottomNavigation } from "../src/primitives/BottomNavigation/index.ts";
import { Button } from "../src/primitives/Button/index.ts";
import { Checkbox } from "../src/primitives/Checkbox/index.ts";
import { FileField } from "../src/primitives/FileField/index.ts";
import { CopyIcon } from "../src/primitives/Icon/index.ts";
import { IconButton } from "../src/primitives/IconButton/index.ts";
import { Link } from "../src/primitives/Link/index.ts";
import { Menu } from "../src/primitives/Menu/index.ts";
import { NavigationRail } from "../src/primitives/NavigationRail/index.ts";
import { OtpField } from "../src/primitives/OtpField/index.ts";
import { Pagination } from "../src/primitives/Pagination/index.ts";
import { RadioGroup } from "../src/primitives/RadioGroup/index.ts";
import { SegmentedControl } from "../src/primitives/SegmentedControl/index.ts";
import { Select } from "../src/primitives/Select/index.ts";
import { Spinner } from "../src/primitives/Spinner/index.ts";
import { Switch } from "../src/primitives/Switch/index.ts";
import { Tabs } from "../src/primitives/Tabs/index.ts";
import { TextField } from "../src/primitives/TextField/index.ts";

const choices = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
  { value: "off", label: "Off", disabled: true },
];
const entries = [
  { id: "one", label: "One", icon: null, href: "#one", current: true },
  { id: "two", label: "Two", icon: null, href: "#two" },
  { id: "off", label: "Off", icon: null, disabled: true },
];

const parts = (selector: string) => () => [...document.querySelectorAll<HTMLElement>(selector)];
const shown = (role: "tab" | "radio" | "link" | "button") => () =>
  page.getByRole(role).elements() as HTMLElement[];

/**
 * The element to render, and the elements that show the state of its first (chosen) and second (not
 * chosen) item.
 */
const drawn: Record<string, { ui: ReactElement; found: () => HTMLElement[] }> = {
  "a segment": {
    ui: <SegmentedControl label="Kind" value="one" onValueChange={() => {}} options={choices} />,
    found: parts("[type=radio] + *"),
  },
  "a segment on the wallet": {
    ui: (
      <SegmentedControl
        label="Kind"
        value="one"
        onValueChange={() => {}}
        options={choices}
        variant="wallet"
      />
    ),
    found: parts("[type=radio] + *"),
  },
  "a tab": {
    ui: <Tabs label="Kind" items={choices} />,
    found: shown("tab"),
  },
  "a tab in a card": {
    ui: <Tabs label="Kind" items={choices} variant="segment" />,
    found: shown("tab"),
  },
  "an amount": {
    ui: (
      <AmountPicker
        label="Amount"
        amounts={[satang(10_000), satang(20_000)]}
        currency="THB"
        value={satang(10_000)}
        onValueChange={() => {}}
      />
    ),
    found: shown("button"),
  },
  "a radio in a card": {
    ui: (
      <RadioGroup
        label="Kind"
        variant="card"
        value="one"
        onValueChange={() => {}}
        options={choices}
      />
    ),
    found: parts("label:has([type=radio])"),
  },
  "an entry of the bottom navigation": {
    ui: <BottomNavigation items={entries} />,
    found: shown("link"),
  },
  "an entry of the navigation rail": {
    ui: <NavigationRail groups={[entries]} />,
    found: shown("link"),
  },
};

const schemes = ["light", "dark"] as const;
const cases = Object.keys(drawn).flatMap((name) =>
  schemes.map((scheme) => [name, scheme] as const),
);

const LOOK = ["backgroundColor", "color", "borderColor", "outline", "outlineOffset"] as const;
const lookOf = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  return LOOK.map((property) => style[property]).join(" / ");
};

function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/**
 * On a fill with another colour than the page, the browser would render a backplate behind text.
 */
function expectReadable(element: HTMLElement) {
  const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(element);
  if (backgroundColor !== systemColor("Highlight")) return;
  expect(color).toBe(systemColor("HighlightText"));
  expect(forcedColorAdjust).toBe("none");
}

test.each(cases)(
  "%s: chosen and focused look different in forced colours, %s",
  async (name, scheme) => {
    // The navigation rail is visible on wide screens only, the bottom navigation on narrow ones.
    if (name.includes("navigation rail")) await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(390, 844));
    const { ui, found } = drawn[name] as (typeof drawn)[string];
    await withForcedColors(async () => {
      await show(ui);
      const [chosen, other] = found() as [HTMLElement, HTMLElement];
      const rest = lookOf(chosen);
      expect(rest).not.toBe(lookOf(other));
      expectReadable(chosen);
      await userEvent.tab();
      expect(lookOf(chosen)).not.toBe(rest);
      expect(getComputedStyle(chosen).outlineStyle).not.toBe("none");
      expectReadable(chosen);
    }, scheme);
  },
);

test.each(schemes)(
  "checked and disabled states are visible in forced colours, %s",
  async (scheme) => {
    await withForcedColors(async () => {
      await show(
        <>
          <Checkbox label="Box" defaultChecked />
          <Checkbox label="Box off" disabled />
          <RadioGroup label="Kind" options={choices} defaultValue="one" />
          <Switch label="Switch on" defaultChecked />
          <Switch label="Switch" />
          <Switch label="Switch off" description="Not yet" disabled />
          <TextField label="Name" defaultValue="Somchai" disabled />
          <OtpField label="Code" value="409123" disabled />
          <FileField label="Slip" value={new File(["a"], "slip.txt")} disabled />
          <FileField label="Other slip" accept={["image/png"]} disabled />
          <IconButton label="Copy" variant="soft" disabled>
            <CopyIcon />
          </IconButton>
          <Select label="Bank" options={[{ value: "k", label: "KBank" }]} value="k" disabled />
        </>,
      );
      for (const role of ["checkbox", "radio"] as const)
        expect(getComputedStyle(page.getByRole(role).first().element()).appearance).toBe("auto");
      const [on, off] = page.getByRole("switch").elements() as [HTMLElement, HTMLElement];
      expect(lookOf(on)).not.toBe(lookOf(off));
      for (const words of ["Box off", "Off", "Switch off", "Not yet", "slip.txt", "Choose a file"])
        expect(getComputedStyle(page.getByText(words, { exact: true }).element()).color).toBe(
          systemColor("GrayText"),
        );
      for (const field of [
        page.getByLabelText("Name"),
        page.getByRole("combobox"),
        page.getByText("9", { exact: true }),
        page.getByRole("button", { name: "Copy" }),
      ])
        expect(getComputedStyle(field.element()).color).toBe(systemColor("GrayText"));
      const drop = document.querySelector('[data-part="drop"]') as HTMLElement;
      expect(getComputedStyle(drop).borderColor).toBe(systemColor("GrayText"));
    }, scheme);
  },
);

test.each(schemes)(
  "a spinner keeps the gap that makes its rotation visible, %s",
  async (scheme) => {
    await withForcedColors(async () => {
      await show(<Spinner label="Loading" />);
      const ring = document.querySelector('[data-part="ring"]') as HTMLElement;
      const { borderInlineEndColor, borderInlineStartColor } = getComputedStyle(ring);
      expect(borderInlineEndColor).not.toBe(borderInlineStartColor);
    }, scheme);
  },
);

test.each(schemes)("the current page is readable while another one loads, %s", async (scheme) => {
  await withForcedColors(async () => {
    await show(<Pagination page={2} pageCount={3} onPageChange={() => {}} disabled />);
    const current = document.querySelector('[aria-current="page"]') as HTMLElement;
    expect(getComputedStyle(current).color).toBe(systemColor("HighlightText"));
  }, scheme);
});

test.each(schemes)("a link has the system's link colour, %s", async (scheme) => {
  await withForcedColors(async () => {
    await show(
      <p>
        {(["accent", "neutral", "inherit"] as const).map((tone) => (
          <Link key={tone} href="#there" tone={tone}>
            There
          </Link>
        ))}
      </p>,
    );
    for (const link of page.getByRole("link").elements())
      expect(getComputedStyle(link).color).toBe(systemColor("LinkText"));
  }, scheme);
});

const closed: Record<string, ReactElement> = {
  "a tab": <Tabs label="Kind" items={choices} />,
  "an entry of a menu": <Menu trigger={<Button>More</Button>} items={entries} />,
  "a tile of the action drawer": <ActionDrawer defaultOpen title="Actions" entries={entries} />,
  "an entry of the bottom navigation": <BottomNavigation items={entries} />,
  "an entry of the navigation rail": <NavigationRail groups={[entries]} />,
};

test.each(Object.keys(closed))("%s that is disabled is grey, and not fainter", async (name) => {
  if (name.includes("navigation rail")) await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  await withForcedColors(async () => {
    await show(closed[name] as ReactElement);
    const more = page.getByRole("button", { name: "More" });
    if (more.elements().length > 0) await more.click();
    const words = page.getByText("Off", { exact: true });
    await expect.element(words).toBeVisible();
    const control = words.element().closest("button") as HTMLElement;
    expect(getComputedStyle(words.element()).color).toBe(systemColor("GrayText"));
    expect(getComputedStyle(control).opacity).toBe("1");
  }, "dark");
});
