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
/** Each pattern matches at one place only, and the first failure refuses the markup: reading takes linear time. */
const TAG = /<(\/?)([A-Za-z][\w-]*)/y;
const ATTRIBUTE = /\s+([\w:-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const DECLARATION = /^<\?xml[^>]*\?>/;
const COMMENT = { start: "<!--", end: "-->" } as const;
/** Larger than any picture of a QR, in characters. */
const LARGEST = 200_000;
const MOST_TAGS = 10_000;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
const NAMESPACE = "http://www.w3.org/2000/svg";

function keptAttribute(name: string, value: string): string {
  const isSafe = ATTRIBUTES.has(name) && !/url\s*\(|&|javascript:/i.test(value);
  return isSafe ? ` ${name}="${value.replaceAll('"', "")}"` : "";
}

/** Matches a pattern at a place. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A tag that begins at a place, rebuilt, and the place where it ends; `null` when it is not an allowed tag. */
function readTag(text: string, start: number): { tag: string; end: number } | null {
  const [whole, slash = "", name = ""] = matchAt(TAG, text, start) ?? [];
  if (whole === undefined || !ELEMENTS.has(name)) return null;
  let end = start + whole.length;
  let attributes = "";
  for (let found = matchAt(ATTRIBUTE, text, end); found; found = matchAt(ATTRIBUTE, text, end)) {
    const [attribute, key = "", double, single] = found;
    attributes += keptAttribute(key, double ?? single ?? "");
    end += attribute.length;
  }
  const [close, selfClosing = ""] = matchAt(TAG_END, text, end) ?? [];
  if (close === undefined) return null;
  const tag = slash ? `</${name}>` : `<${name}${attributes}${selfClosing}>`;
  return { tag, end: end + close.length };
}

/** Writes an SVG again from the elements and attributes that a QR picture needs; `null` when it holds anything else. */
function rebuildSvg(markup: string): string | null {
  const body = markup.replace(DECLARATION, "");
  let svg = "";
  let at = 0;
  for (let tags = 0; at < body.length; tags += 1) {
    if (tags > MOST_TAGS) return null;
    const start = body.indexOf("<", at);
    if (body.slice(at, start === -1 ? body.length : start).includes(">")) return null;
    if (start === -1) break;
    if (body.startsWith(COMMENT.start, start)) {
      const end = body.indexOf(COMMENT.end, start + COMMENT.start.length);
      if (end === -1) return null;
      at = end + COMMENT.end.length;
      continue;
    }
    const read = readTag(body, start);
    if (read === null) return null;
    svg += read.tag;
    at = read.end;
  }
  if (!/^<svg[\s>]/.test(svg)) return null;
  return svg.includes(NAMESPACE) ? svg : svg.replace("<svg", `<svg xmlns="${NAMESPACE}"`);
}

/**
 * The picture of a QR as an address for `<img src>`: never markup in the page (decision 31).
 * Takes SVG markup, rebuilt from allowed elements and attributes only, or a `data:` picture, bare or in an `<img>`.
 * @returns `null` for anything else, and for more than 200,000 characters: the view then says that the QR cannot be shown
 */
export function toQrImage(markup: string): string | null {
  if (markup.length > LARGEST) return null;
  const text = markup.trim();
  const source = /^<img\s[^>]*?src\s*=\s*["']([^"']+)["'][^>]*>$/i.exec(text)?.[1] ?? text;
  if (PICTURE.test(source)) return source;
  const svg = rebuildSvg(text);
  return svg === null ? null : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
