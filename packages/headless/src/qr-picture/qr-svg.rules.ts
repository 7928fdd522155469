const words = (text: string) => text.trim().split(/\s+/);

const SHAPES: ReadonlySet<string> = new Set(
  words("path rect circle ellipse polygon polyline line image use"),
);
const GROUPS: ReadonlySet<string> = new Set(words("svg g defs"));
/** Attributes that a `style` may set, too. */
const PAINT =
  words(`fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity
  stroke-dasharray opacity shape-rendering clip-rule display visibility transform`);
/** By their names in lower case, as HTML may write them. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map(
  [
    ...PAINT,
    ...words("viewBox width height x y x1 x2 y1 y2 cx cy r rx ry d points id preserveAspectRatio"),
  ].map((name) => [name.toLowerCase(), name]),
);
const STYLES: ReadonlySet<string> = new Set(PAINT);

/** Each pattern matches at one place only, and the first failure refuses the markup: reading takes linear time. */
const TAG = /<(\/?)(?:svg:)?([A-Za-z][\w:-]*)/y;
const ATTRIBUTE = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const TAG_END = /\s*(\/?)>/y;
/** Content that is not markup, until its closing tag. */
const RAW: ReadonlySet<string> = new Set(["script", "style"]);
/** The address of a picture of points, which a browser never reads as a document. */
export const RASTER = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/i;
const MOST_TAGS = 10_000;
/** Characters of all shapes that `use` repeats: a few of them must not draw millions. */
const MOST_REPEATED = 1_000_000;
/** A side of a picture without a size, px: some browsers draw none of it on a canvas. */
const SIDE = 512;
const NAMESPACE = "http://www.w3.org/2000/svg";

type Attributes = Map<string, string>;
type Tag = {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  readonly attributes: Attributes;
  readonly end: number;
};

/** Matches a pattern at a place. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const isSafe = (value: string) => !/url\s*\(|[&<>"\\]|javascript:/i.test(value);

function setStyles(attributes: Attributes, style: string): void {
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, "")
      .trim();
    if (colon > 0 && STYLES.has(name) && isSafe(value)) attributes.set(name, value);
  }
}

/** An attribute that a QR needs, as it is written again. A `style` becomes attributes: they need no permission of a page. */
function setAttribute(attributes: Attributes, key: string, value: string): void {
  const name = ATTRIBUTES.get(key);
  if (name !== undefined && !attributes.has(name) && isSafe(value)) attributes.set(name, value);
  if (key === "href" || key === "xlink:href") {
    if (/^#[\w-]+$/.test(value) || RASTER.test(value)) attributes.set("href", value);
  }
}

/** The tag at a place; `null` when there is none that can be read. */
function readTag(text: string, start: number): Tag | null {
  const [whole, slash = "", word = ""] = matchAt(TAG, text, start) ?? [];
  if (whole === undefined) return null;
  const attributes: Attributes = new Map();
  let style = "";
  let end = start + whole.length;
  for (let found = matchAt(ATTRIBUTE, text, end); found; found = matchAt(ATTRIBUTE, text, end)) {
    const [attribute, key = "", double, single, bare] = found;
    const name = key.toLowerCase();
    const value = double ?? single ?? bare ?? "";
    if (name === "style") style = value;
    else setAttribute(attributes, name, value);
    end += attribute.length;
  }
  setStyles(attributes, style);
  const [close, selfClosing = ""] = matchAt(TAG_END, text, end) ?? [];
  if (close === undefined) return null;
  return {
    name: word.toLowerCase(),
    isClosing: slash !== "",
    isEmpty: selfClosing !== "",
    attributes,
    end: end + close.length,
  };
}

/** Gives the picture a size and its own coordinates, so that it is drawn whole at every size. */
function setSize(attributes: Attributes): void {
  const pixels = ["width", "height"].map((side) =>
    Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(attributes.get(side) ?? "")?.[1] ?? 0),
  );
  const [width = 0, height = 0] = pixels;
  const isPercent = ["width", "height"].some((side) => attributes.get(side)?.endsWith("%"));
  if (!attributes.has("viewBox") && width > 0 && height > 0) {
    attributes.set("viewBox", `0 0 ${width} ${height}`);
  }
  if (isPercent || !attributes.has("width") || !attributes.has("height")) {
    const [, , across = 1, down = 1] = words(
      (attributes.get("viewBox") ?? "").replaceAll(",", " "),
    ).map(Number);
    const ratio = across > 0 && down > 0 ? down / across : 1;
    attributes.set("width", String(SIDE));
    attributes.set("height", String(Math.round(SIDE * ratio)));
  }
}

function write({ name, attributes }: Tag, end: ">" | "/>"): string {
  const list = [...attributes].map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join("")}${end}`;
}

/** The shapes that others repeat: `use` draws a shape of this picture, and never another `use`. */
class Repeats {
  readonly #shapes = new Map<string, number>();
  readonly #wanted: string[] = [];

  note({ name, attributes }: Tag, size: number): void {
    const id = attributes.get("id");
    const href = attributes.get("href");
    if (name === "use") this.#wanted.push(href?.slice(1) ?? "");
    else if (id !== undefined && SHAPES.has(name)) this.#shapes.set(id, size);
  }

  get areSmall(): boolean {
    let total = 0;
    for (const id of this.#wanted) total += this.#shapes.get(id) ?? Number.POSITIVE_INFINITY;
    return total <= MOST_REPEATED;
  }
}

/**
 * Writes the SVG that begins at a place again, from the elements and attributes that a QR needs; everything else is left
 * out. What is left out never reaches the page.
 * @returns `null` when it cannot be read, draws nothing, or draws too much
 */
export function rebuildQrSvg(text: string, start: number): string | null {
  const open: string[] = [];
  const repeats = new Repeats();
  let svg = "";
  let shapes = 0;
  /** The depth of the element that is left out with its content. */
  let leftOut = Number.POSITIVE_INFINITY;
  let at = start;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    const next = text.indexOf("<", at);
    if (next === -1) return null;
    if (text.startsWith("<!--", next)) {
      const end = text.indexOf("-->", next);
      if (end === -1) return null;
      at = end + 3;
      continue;
    }
    const tag = readTag(text, next);
    if (tag === null) return null;
    at = tag.end;
    if (tag.isClosing) {
      if (open.pop() !== tag.name) return null;
      if (open.length < leftOut) {
        svg += `</${tag.name}>`;
      } else if (open.length === leftOut) {
        leftOut = Number.POSITIVE_INFINITY;
      }
    } else {
      const isKept = open.length < leftOut && (GROUPS.has(tag.name) || SHAPES.has(tag.name));
      if (isKept) {
        if (open.length === 0) {
          setSize(tag.attributes);
          tag.attributes.set("xmlns", NAMESPACE);
        }
        const written = write(tag, tag.isEmpty ? "/>" : ">");
        svg += written;
        if (SHAPES.has(tag.name)) shapes += 1;
        repeats.note(tag, written.length);
      } else if (open.length < leftOut && !tag.isEmpty) {
        leftOut = open.length;
      }
      if (!tag.isEmpty) open.push(tag.name);
      if (!tag.isEmpty && RAW.has(tag.name)) {
        at = text.indexOf(`</${tag.name}`, at);
        if (at === -1) return null;
      }
    }
    if (open.length === 0) break;
  }
  const isWhole = open.length === 0;
  return isWhole && shapes > 0 && repeats.areSmall ? svg : null;
}
