const ELEMENTS: ReadonlySet<string> = new Set([
  "svg",
  "g",
  "path",
  "rect",
  "circle",
  "polygon",
  "defs",
  "title",
  "desc",
]);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `xmlns viewBox width height x y cx cy r rx ry d points fill fill-rule fill-opacity stroke
  stroke-width stroke-linecap stroke-linejoin transform shape-rendering version opacity
  preserveAspectRatio clip-rule stroke-opacity id role`.split(/\s+/),
);
const TAG = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
const NAMESPACE = "http://www.w3.org/2000/svg";

function keepAttributes(text: string): string {
  return Array.from(text.matchAll(ATTRIBUTE), ([, name = "", double, single]) => {
    const value = double ?? single ?? "";
    const isSafe = ATTRIBUTES.has(name) && !/url\s*\(|&|javascript:/i.test(value);
    return isSafe ? ` ${name}="${value.replaceAll('"', "")}"` : "";
  }).join("");
}

/** Rebuilds an SVG from the elements of a QR picture; `null` when it contains anything else. */
function rebuildSvg(markup: string): string | null {
  const body = markup.replace(/^\s*<\?xml[^>]*\?>/, "").replace(/<!--[\s\S]*?-->/g, "");
  let isForeign = false;
  let svg = "";
  for (const [, slash = "", name = "", attributes = "", end = ""] of body.matchAll(TAG)) {
    if (!ELEMENTS.has(name)) isForeign = true;
    svg += slash ? `</${name}>` : `<${name}${keepAttributes(attributes)}${end}>`;
  }
  const leftOver = body.replace(TAG, "");
  if (isForeign || /[<>]/.test(leftOver) || !/^<svg[\s>]/.test(svg)) return null;
  return svg.includes(NAMESPACE) ? svg : svg.replace("<svg", `<svg xmlns="${NAMESPACE}"`);
}

/**
 * The picture of a QR as an address for `<img src>`, never as markup in the page (decision 31).
 * Accepts SVG markup, which is rebuilt from allowed elements and attributes only, or a `data:`
 * picture, alone or in an `<img>`.
 * @returns `null` for any other markup; the view then says that the QR cannot be shown
 */
export function toQrImage(markup: string): string | null {
  const text = markup.trim();
  const source = /^<img\s[^>]*?src\s*=\s*["']([^"']+)["'][^>]*>$/i.exec(text)?.[1] ?? text;
  if (PICTURE.test(source)) return source;
  const svg = rebuildSvg(text);
  return svg === null ? null : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
