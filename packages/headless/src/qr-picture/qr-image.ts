import { canParseUrl } from "@satang/core";
import { RASTER, rebuildQrSvg } from "./qr-svg.rules.ts";

/** Larger than any picture of a QR, in characters. */
const LARGEST = 200_000;
/** Beginning of a picture: a tag of an SVG or of an HTML picture. Comments are skipped. */
const OPENING = /<(!--|(?:svg:)?svg(?=[\s/>])|img(?=[\s/>]))/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SVG_DATA = /^data:image\/svg\+xml(?:;[\w-]+(?:=[\w-]+)?)*,/i;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/;
/** The first letters of each format in base64. */
const BARE: readonly (readonly [string, string])[] = [
  ["iVBORw0KGgo", "png"],
  ["/9j/", "jpeg"],
  ["R0lGOD", "gif"],
  ["UklGR", "webp"],
  ["PHN2Zy", "svg+xml"],
  ["PD94bWw", "svg+xml"],
  ["PCFET0NUWVBFIHN2Zy", "svg+xml"],
];

const toDataAddress = (svg: string | null): string | null =>
  svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

function readSvgData(address: string, head: string): string | null {
  const body = address.slice(head.length);
  try {
    return head.toLowerCase().includes(";base64")
      ? atob(body.replace(/\s/g, ""))
      : decodeURIComponent(body);
  } catch {
    return null;
  }
}

/** An address that a browser loads as a picture, without a name or password in it. */
function readWebAddress(address: string): string | null {
  if (!/^https:\/\//i.test(address) || /[\s"'<>]/.test(address) || !canParseUrl(address))
    return null;
  const { href, username, password } = new URL(address);
  return username === "" && password === "" ? href : null;
}

/** The address of a picture that is an address itself: raster or SVG in `data:`, on the web, or bare base64. */
function readAddress(text: string): string | null {
  if (RASTER.test(text)) return text;
  const head = SVG_DATA.exec(text)?.[0];
  // An SVG alone: pictures of pages inside each other would be unescaped once for each level.
  if (head !== undefined) return firstPicture(readSvgData(text, head) ?? "", () => null);
  const format = BARE.find(([start]) => text.startsWith(start))?.[1];
  if (format !== undefined && BASE64.test(text)) {
    return readAddress(`data:image/${format};base64,${text}`);
  }
  return readWebAddress(text);
}

/**
 * The first picture of markup: an SVG, or an HTML picture. Everything around it is ignored.
 * @param readSource reads the `src` of an HTML picture
 */
function firstPicture(text: string, readSource: (source: string) => string | null): string | null {
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    if (found[1] === "!--") {
      const end = text.indexOf("-->", OPENING.lastIndex);
      if (end === -1) return null;
      OPENING.lastIndex = end;
    } else if (found[1]?.toLowerCase() === "img") {
      const tag = text.slice(found.index, text.indexOf(">", found.index) + 1);
      const [, double, single, bare] = SOURCE.exec(tag) ?? [];
      return readSource((double ?? single ?? bare ?? "").replaceAll("&amp;", "&").trim());
    } else {
      return toDataAddress(rebuildQrSvg(text, found.index));
    }
  }
  return null;
}

/**
 * The picture of a QR as an address for `<img src>`: never markup in the page (decisions 31 and 53).
 * Takes SVG markup, rebuilt from allowed elements and attributes only, with a declaration, a DOCTYPE or HTML around it,
 * a picture of an `<img>`, or the address of one: `data:`, `https:`, or bare base64.
 * @returns `null` for anything else, for an SVG that draws nothing, and for more than 200,000 characters: the view then
 * says that the QR cannot be shown
 */
export function toQrImage(markup: string): string | null {
  if (markup.length > LARGEST) return null;
  const text = markup.trim();
  return text.includes("<") && !/^data:/i.test(text)
    ? firstPicture(text, readAddress)
    : readAddress(text);
}
