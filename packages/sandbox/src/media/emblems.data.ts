/** A tile's two colours and the emblem on it, drawn on a field of 100 × 100. */
export type TileArt = {
  readonly light: string;
  readonly dark: string;
  readonly emblem: string;
};

const ray = (turn: number) =>
  `<path d="M50 17v11" transform="rotate(${turn} 50 50)" stroke="#FFE29A" stroke-width="5" stroke-linecap="round"/>`;

const petals = [0, 60, 120, 180, 240, 300]
  .map(
    (turn) => `<path d="M50 22c7 8 7 18 0 26c-7-8-7-18 0-26z" transform="rotate(${turn} 50 50)"/>`,
  )
  .join("");

/** Art of the game tiles. */
export const tileArt = {
  star: {
    light: "#6D2BD9",
    dark: "#2A0E66",
    emblem:
      '<path d="M50 16l10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3z" fill="#F5C451"/>' +
      '<path d="M50 16v53L29 81l5-24-18-16 24-3z" fill="#FFE29A" fill-opacity=".45"/>',
  },
  moons: {
    light: "#0E7C66",
    dark: "#053A33",
    emblem:
      '<circle cx="38" cy="53" r="21" fill="#3DDC97" fill-opacity=".9"/>' +
      '<circle cx="63" cy="47" r="21" fill="#F5C451" fill-opacity=".88"/>' +
      '<path d="M50.500 30.200a21 21 0 010 39.600a21 21 0 010-39.600z" fill="#FFF3CF" fill-opacity=".55"/>',
  },
  reels: {
    light: "#C22B6B",
    dark: "#55092D",
    emblem:
      '<rect x="20" y="30" width="18" height="40" rx="6" fill="#FFF7F0"/>' +
      '<rect x="41" y="24" width="18" height="52" rx="6" fill="#F5C451"/>' +
      '<rect x="62" y="30" width="18" height="40" rx="6" fill="#FFF7F0"/>' +
      '<circle cx="29" cy="50" r="5" fill="#C22B6B"/><circle cx="71" cy="50" r="5" fill="#C22B6B"/>' +
      '<path d="M50 40l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#7A1040"/>',
  },
  sun: {
    light: "#8A6A12",
    dark: "#3A2A04",
    emblem: `<circle cx="50" cy="50" r="17" fill="#FFE29A"/><circle cx="45" cy="45" r="7" fill="#FFF7DD"/>${[0, 45, 90, 135, 180, 225, 270, 315].map(ray).join("")}`,
  },
  ball: {
    light: "#1D5FD1",
    dark: "#0A2459",
    emblem:
      '<circle cx="50" cy="50" r="29" fill="#F4F1E8"/>' +
      '<path d="M50 36l13.500 10-5.200 16H41.700l-5.200-16z" fill="#0A2459"/>' +
      '<path d="M50 36V22M63.500 46l13-4M58.300 62l8 12M41.700 62l-8 12M36.500 46l-13-4" stroke="#0A2459" stroke-width="3.500"/>',
  },
  spade: {
    light: "#B4442A",
    dark: "#4D140A",
    emblem:
      '<path d="M50 20c15 17 26 23 26 36a15 15 0 01-23 12c0 6 2 10 6 13H41c4-3 6-7 6-13a15 15 0 01-23-12c0-13 11-19 26-36z" fill="#F5C451"/>' +
      '<path d="M50 20v61h-9c4-3 6-7 6-13a15 15 0 01-23-12c0-13 11-19 26-36z" fill="#FFE29A" fill-opacity=".4"/>',
  },
  heart: {
    light: "#A3245F",
    dark: "#430A28",
    emblem:
      '<path d="M50 80C30 64 18 53 18 39a16 16 0 0132-5a16 16 0 0132 5c0 14-12 25-32 41z" fill="#F5C451"/>' +
      '<path d="M50 80C30 64 18 53 18 39a16 16 0 0132-5z" fill="#FFE29A" fill-opacity=".45"/>',
  },
  diamond: {
    light: "#2F5FA8",
    dark: "#0C2347",
    emblem:
      '<path d="M30 26h40l14 18-34 38-34-38z" fill="#F4F1E8"/>' +
      '<path d="M30 26l20 18 20-18M16 44h68M50 44v38" stroke="#0C2347" stroke-width="3.500" fill="none"/>' +
      '<path d="M30 26l20 18-34 0z" fill="#F5C451"/>',
  },
  tent: {
    light: "#8C2F2F",
    dark: "#380E0E",
    emblem:
      '<path d="M50 22l32 30-6 28H24l-6-28z" fill="#FFF7F0"/>' +
      '<path d="M50 22l-14 30 4 28H24l-6-28zM50 22l14 30-4 28h16l6-28z" fill="#F5C451"/>' +
      '<path d="M50 22V10l12 5-12 5" fill="#FFE29A"/>',
  },
  bell: {
    light: "#6B5A12",
    dark: "#2B2304",
    emblem:
      '<path d="M50 20c16 0 22 12 22 26 0 12 4 16 8 22H20c4-6 8-10 8-22 0-14 6-26 22-26z" fill="#F5C451"/>' +
      '<path d="M50 20c-16 0-22 12-22 26 0 12-4 16-8 22h18c-4-20 0-38 12-48z" fill="#FFE29A" fill-opacity=".55"/>' +
      '<circle cx="50" cy="76" r="7" fill="#FFF7DD"/>',
  },
  play: {
    light: "#4A2A9C",
    dark: "#1A0C42",
    emblem:
      '<rect x="16" y="26" width="68" height="48" rx="12" fill="#F4F1E8"/>' +
      '<path d="M43 38l20 12-20 12z" fill="#C22B6B"/>' +
      '<path d="M22 34h6M22 46h6M22 58h6M72 34h6M72 46h6M72 58h6" stroke="#4A2A9C" stroke-width="5" stroke-linecap="round"/>',
  },
  crown: {
    light: "#2E8B57",
    dark: "#0B3320",
    emblem:
      '<path d="M18 34l16 14 16-24 16 24 16-14-7 38H25z" fill="#F5C451"/>' +
      '<path d="M18 34l16 14 16-24v48H25z" fill="#FFE29A" fill-opacity=".45"/>' +
      '<circle cx="50" cy="58" r="6" fill="#C22B6B"/><circle cx="34" cy="62" r="4" fill="#FFF7F0"/><circle cx="66" cy="62" r="4" fill="#FFF7F0"/>',
  },
  dice: {
    light: "#7A1F8C",
    dark: "#2E0A38",
    emblem:
      '<rect x="22" y="22" width="38" height="38" rx="9" fill="#F4F1E8" transform="rotate(-10 41 41)"/>' +
      '<g fill="#7A1F8C"><circle cx="32" cy="34" r="4"/><circle cx="41" cy="41" r="4"/><circle cx="50" cy="48" r="4"/></g>' +
      '<rect x="46" y="44" width="34" height="34" rx="8" fill="#F5C451" transform="rotate(12 63 61)"/>' +
      '<g fill="#2E0A38"><circle cx="56" cy="53" r="3.500"/><circle cx="72" cy="57" r="3.500"/><circle cx="54" cy="66" r="3.500"/><circle cx="69" cy="70" r="3.500"/></g>',
  },
  chip: {
    light: "#B8642A",
    dark: "#47210A",
    emblem:
      '<circle cx="50" cy="50" r="30" fill="#FFF7F0"/>' +
      '<circle cx="50" cy="50" r="25" fill="none" stroke="#B8642A" stroke-width="10" stroke-dasharray="13.100 13.100"/>' +
      '<circle cx="50" cy="50" r="15" fill="#F5C451"/><path d="M50 40l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#47210A"/>',
  },
  clover: {
    light: "#3F7D20",
    dark: "#14300A",
    emblem:
      '<g fill="#F5C451"><circle cx="38" cy="38" r="14"/><circle cx="62" cy="38" r="14"/><circle cx="38" cy="60" r="14"/><circle cx="62" cy="60" r="14"/></g>' +
      '<path d="M50 49c1 14 5 24 12 32" stroke="#FFE29A" stroke-width="5" stroke-linecap="round" fill="none"/>' +
      '<g fill="#FFE29A" fill-opacity=".5"><circle cx="36" cy="36" r="8"/><circle cx="60" cy="36" r="8"/></g>',
  },
  draw: {
    light: "#15807F",
    dark: "#06393A",
    emblem:
      '<circle cx="50" cy="50" r="31" fill="none" stroke="#F4F1E8" stroke-width="4" stroke-dasharray="6 7"/>' +
      `<g fill="#F5C451">${petals}</g><circle cx="50" cy="50" r="6" fill="#06393A"/>`,
  },
} as const satisfies Record<string, TileArt>;

/** Colours of the banners, by name. */
export const bannerArt = {
  "banner-welcome": { light: "#6D2BD9", dark: "#150A3A", emblem: "star" },
  "banner-daily": { light: "#8A6A12", dark: "#2A1E04", emblem: "sun" },
  "banner-weekly": { light: "#0E7C66", dark: "#04251F", emblem: "moons" },
  "banner-invite": { light: "#C22B6B", dark: "#37061D", emblem: "draw" },
  "banner-refund": { light: "#1D5FD1", dark: "#081B45", emblem: "reels" },
} as const satisfies Record<string, { light: string; dark: string; emblem: keyof typeof tileArt }>;
