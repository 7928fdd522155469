import { satang } from "@satang/core";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  Alert,
  Button,
  Link,
  Money,
  Select,
  StatusPill,
  Text,
  TextField,
  ThemeScope,
} from "../../src/index.ts";
import { contrast as contrastBrand } from "../../src/theme/brands/contrast/index.ts";
import { lotus } from "../../src/theme/brands/lotus/index.ts";
import { riverDay } from "../../src/theme/brands/river-day/index.ts";
import { riverNight } from "../../src/theme/brands/river-night/index.ts";
import { stress } from "../../src/theme/brands/stress/index.ts";
import { wireframe } from "../../src/theme/brands/wireframe/index.ts";
import { contrast, fade, lay } from "../../src/theme/color/contrast.ts";
import { adoptTheme } from "../../src/theme/css/adopt-theme.ts";

const TONES = ["accent", "info", "positive", "warning", "critical"] as const;

/**
 * Elements that were in no pair before: edges, links and focus rings in a notice, decimals next to
 * a coloured amount.
 */
function Kit() {
  return (
    <>
      {TONES.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title={tone}
          action={
            <Button variant="outline" size="small">
              Again
            </Button>
          }
        >
          Words with <Link href="#link">a link</Link>
        </Alert>
      ))}
      {(["inherit", "positive", "critical", "muted"] as const).map((tone) => (
        <p key={tone}>
          <Money amount={satang(50_025)} currency="THB" tone={tone} />
        </p>
      ))}
      {(["positive", "warning", "critical", "info", "accent"] as const).map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {tone}
        </StatusPill>
      ))}
      <Text tone="muted">Muted</Text>
      <TextField label="Name" description="As the bank has it" error="Missing" />
      <Select label="Bank" options={[{ value: "scb", label: "SCB" }]} />
      <Button>Deposit</Button>
      <Button variant="soft">Copy</Button>
      <Button variant="danger">Cancel</Button>
    </>
  );
}

/** A computed colour as hex with its opacity. */
function paintedHex(css: string): string {
  const [r = 0, g = 0, b = 0, a = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const digits = [r, g, b, a * 255].map((part) => Math.round(part).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}

/** Finds the colour that is visible behind an element: its background over those of its parents. */
function groundOf(element: Element | null): string {
  if (!element) return "#ffffff";
  const own = paintedHex(getComputedStyle(element).backgroundColor);
  return own.endsWith("ff") ? own : lay(own, groundOf(element.parentElement));
}

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );

test.each([riverNight, riverDay, lotus, contrastBrand, wireframe, stress])(
  "$id: every text, edge and focus ring has enough contrast on its rendered ground",
  async (brand) => {
    adoptTheme(brand);
    await show(
      <ThemeScope
        theme={brand.id}
        data-testid="kit"
        style={{ background: "var(--satang-color-page)" }}
      >
        <Kit />
      </ThemeScope>,
    );
    const kit = page.getByTestId("kit").element();
    const lost: string[] = [];
    const judge = (what: string, color: string, ground: string, least: number) => {
      const ratio = contrast(lay(color, ground), ground);
      if (ratio < least) lost.push(`${what}: ${color} on ${ground} has ${ratio.toFixed(2)}`);
    };
    const seen = [...kit.querySelectorAll("*")].filter((element) => element.checkVisibility());
    for (const word of seen.filter(hasWords)) {
      const color = fade(paintedHex(getComputedStyle(word).color), opacityOf(word));
      judge(word.textContent ?? "", color, groundOf(word), brand.contrast === "AAA" ? 7 : 4.5);
    }
    for (const control of kit.querySelectorAll<HTMLElement>("button, a, input, select")) {
      const around = groundOf(control.parentElement);
      const name = `${control.tagName} ${control.textContent}`;
      const { borderTopColor, borderTopWidth } = getComputedStyle(control);
      const edge = paintedHex(borderTopColor);
      if (borderTopWidth !== "0px" && !edge.endsWith("00"))
        judge(`edge of ${name}`, edge, around, 3);
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineColor } = getComputedStyle(control);
      if (outlineStyle !== "none") judge(`ring of ${name}`, paintedHex(outlineColor), around, 3);
    }
    expect(lost).toEqual([]);
  },
);
