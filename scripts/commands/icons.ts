import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { launchOptions } from "../setup/chromium.mjs";

/**
 * Draws the icons of the installed app from `favicon.svg`: after a change of the logo run
 * `node scripts/commands/icons.ts`.
 */
const PUBLIC = new URL("../../apps/member/public/", import.meta.url);
const NIGHT = "#0a0f1f";

/**
 * `fill` is the part of the width that the coin takes. A maskable icon may lose everything outside a
 * circle of 80 %, and a touch icon of iOS has no transparent parts.
 */
const ICONS = [
  { name: "icon-192", size: 192, fill: 1, background: "transparent" },
  { name: "icon-512", size: 512, fill: 1, background: "transparent" },
  { name: "maskable-192", size: 192, fill: 0.66, background: NIGHT },
  { name: "maskable-512", size: 512, fill: 0.66, background: NIGHT },
  { name: "apple-touch-icon", size: 180, fill: 0.76, background: NIGHT },
];

const logo = await readFile(new URL("favicon.svg", PUBLIC), "utf8");
await mkdir(new URL("icons/", PUBLIC), { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { name, size, fill, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const width = Math.round(size * fill);
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${background} } svg { width: ${width}px }</style>${logo}`,
  );
  await writeFile(
    new URL(`icons/${name}.png`, PUBLIC),
    await page.screenshot({ omitBackground: true }),
  );
}
await browser.close();
