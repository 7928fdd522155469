import { renderSVG } from "uqr";
import { LINE_LINK } from "../settings/site-texts.data.ts";
import { bannerArt, tileArt } from "./emblems.data.ts";

const svg = (box: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;

const glow = (light: string, dark: string) =>
  '<defs><radialGradient id="g" cx=".3" cy=".15" r="1.1">' +
  `<stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/>` +
  "</radialGradient></defs>";

function tile(name: keyof typeof tileArt, emblem = ""): string {
  const { light, dark } = tileArt[name];
  return svg(
    "0 0 160 120",
    `${glow(light, dark)}<rect width="160" height="120" fill="url(#g)"/>` +
      '<path d="M-8 86c30-15 58-15 86 0s56 15 90-4v42H-8z" fill="#000" fill-opacity=".16"/>' +
      '<path d="M-8 98c30-13 58-13 86 0s56 13 90-3v29H-8z" fill="#000" fill-opacity=".14"/>' +
      `<g transform="translate(62 -10)">${emblem}</g>`,
  );
}

function banner(name: keyof typeof bannerArt): string {
  const { light, dark, emblem } = bannerArt[name];
  const river = [0, 16, 32, 48, 64]
    .map((drop) => `<path d="M-10 ${190 + drop}c130-60 260-60 380 0s240 50 370-20"/>`)
    .join("");
  return svg(
    "0 0 720 320",
    `${glow(light, dark)}<rect width="720" height="320" fill="url(#g)"/>` +
      `<g fill="none" stroke="#F5C451" stroke-opacity=".28" stroke-width="2">${river}</g>` +
      `<g transform="translate(430 30) scale(2.5)">${tileArt[emblem].emblem}</g>`,
  );
}

const slipSample = svg(
  "0 0 240 360",
  '<rect width="240" height="360" fill="#E9EEF5"/><rect x="24" y="24" width="192" height="312" rx="14" fill="#fff"/>' +
    '<circle cx="120" cy="76" r="22" fill="#0E7C66"/><path d="M110 76l7 8 14-16" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' +
    [130, 156, 182, 220, 246]
      .map(
        (y, row) =>
          `<rect x="48" y="${y}" width="${row % 2 === 0 ? 144 : 96}" height="10" rx="5" fill="#C6CFDB"/>`,
      )
      .join("") +
    '<rect x="48" y="284" width="144" height="18" rx="9" fill="#1D2A66"/>',
);

const isTile = (name: string): name is keyof typeof tileArt => Object.hasOwn(tileArt, name);
const isBanner = (name: string): name is keyof typeof bannerArt => Object.hasOwn(bannerArt, name);

/** Draws a picture of the sandbox as SVG markup. @param file its name without `.svg` */
export function drawPicture(file: string): string | undefined {
  const alone = file.replace(/-emblem$/, "");
  if (alone !== file && isTile(alone)) return svg("0 0 100 100", tileArt[alone].emblem);
  const ground = file.replace(/-ground$/, "");
  if (ground !== file && isTile(ground)) return tile(ground);
  if (isTile(file)) return tile(file, tileArt[file].emblem);
  if (isBanner(file)) return banner(file);
  if (file === "line-qr") return renderSVG(LINE_LINK, { border: 4 });
  return file === "slip-sample" ? slipSample : undefined;
}
