import type { Stage } from "./stage.ts";

/** The tallest words of each script: two marks above, a mark below, and both at once. */
export const TALLEST = {
  th: "ที่ปลื้มอู้ฟู่ ปั๊ม ญี่ปุ่น ฐุ ฎู",
  la: "ຖີ້ມ ກຶ່ງ ຫຼູ້ ຢູ່ ຊື້",
} as const;

/** Controls that hold words; codes, numbers and amounts are digits. */
const FIELDS =
  "textarea, select, input:is([type=text], [type=search], :not([type])):not([inputmode=numeric], [inputmode=decimal])";

/** Only letters are visible, so that only letters can differ. */
const INK_ONLY = `
  *, *::before, *::after {
    background: none !important; box-shadow: none !important; outline: none !important;
    border-color: transparent !important; text-decoration: none !important; text-shadow: none !important;
    color: #000 !important; -webkit-text-fill-color: #000 !important; opacity: 1 !important;
    caret-color: transparent !important; animation: none !important; transition: none !important;
    filter: none !important; backdrop-filter: none !important; mask: none !important;
  }
  svg, img, video, canvas, .sb-wrapper { visibility: hidden !important; }
  textarea { white-space: pre !important; }
  body { background: #fff !important; }
`;

/** Runs in the page: replaces every word by a tall one. Numbers stay. */
function fillWithTallest([text, fields]: readonly [string, string]) {
  const roots = document.querySelectorAll("[data-satang]");
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (/\p{L}/u.test(node.textContent ?? "")) node.textContent = text;
    }
    for (const field of root.querySelectorAll<HTMLInputElement>(fields)) {
      // A select shows the words of its options.
      if (field.localName === "select") continue;
      field.value = text;
      field.placeholder = text;
    }
  }
}

/** Runs in the page: what stays in view while the page is scrolled covers a field in a picture of the whole page. */
function layInPlace() {
  for (const part of document.querySelectorAll<HTMLElement>("[data-satang] *")) {
    if (getComputedStyle(part).position === "sticky")
      Object.assign(part.style, { position: "relative", inset: "auto" });
  }
}

/** Clips overflowing content. */
const CUTS = ["hidden", "clip"];
/**
 * A scroll container without overflow clips too: ink that overflows a line does not make it scroll.
 */
const SCROLLS = ["auto", "scroll"];

declare global {
  /** In the page: the boxes that clip, with their styles. */
  var clippingBoxes: [box: HTMLElement, style: string][];
}

/**
 * Runs in the page: finds every box with text that clips what overflows it above or below.
 * @returns how many there are
 */
function findClippingBoxes([cuts, scrolls]: readonly [
  readonly string[],
  readonly string[],
]): number {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>("[data-satang], [data-satang] *"),
  ].filter((box) => {
    if (!box.textContent?.trim() || !box.checkVisibility({ visibilityProperty: true }))
      return false;
    const { width, height } = box.getBoundingClientRect();
    // Only for screen readers.
    if (width <= 1 || height <= 1) return false;
    const { overflowY, fontSize } = getComputedStyle(box);
    const { scrollLeft, scrollTop, scrollHeight, clientHeight } = box;
    // A part of a line is not a scrollable list.
    const rests =
      scrollLeft === 0 &&
      scrollTop === 0 &&
      scrollHeight - clientHeight < Number.parseFloat(fontSize);
    return cuts.includes(overflowY) || (rests && scrolls.includes(overflowY));
  });
  globalThis.clippingBoxes = boxes.map((box) => [box, box.style.cssText]);
  return boxes.length;
}

/** Runs in the page: removes the clipping of the boxes, without moving anything. */
function openUp() {
  const boxes = globalThis.clippingBoxes.map(([box]) => box);
  const sizes = boxes.map((box) => {
    const style = getComputedStyle(box);
    return { display: style.display, width: style.width, height: style.height };
  });
  boxes.forEach((box, index) => {
    const { width, height, display } = sizes[index] ?? {};
    Object.assign(box.style, {
      // A box that clips is a stacking and formatting context of its own, and must stay one.
      display: display === "block" ? "flow-root" : display,
      width,
      height,
      minWidth: "0",
      minHeight: "0",
      maxWidth: "none",
      maxHeight: "none",
      flex: "none",
      overflowX: "clip",
      overflowY: "visible",
    });
  });
}

/** Runs in the page: one of the boxes may be the page itself, which shows the next story too. */
function closeAgain() {
  for (const [box, style] of globalThis.clippingBoxes) box.style.cssText = style;
}

/** The area in which ink is compared: the whole page, or one field. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: adds a line that is high enough for any mark. */
const HIGH_LINES = `
  [data-satang] :is(input, textarea, select) {
    line-height: 2.5 !important; height: 120px !important; max-height: none !important;
  }
`;

/** Runs in the page: the areas of fields that contain words. */
function fieldAreas(fields: string): Area[] {
  return [...document.querySelectorAll<HTMLInputElement>(fields)]
    .filter((field) => field.checkVisibility())
    .map((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return {
        x: Math.floor(x),
        y: Math.floor(y + scrollY),
        width: Math.ceil(width),
        height: Math.ceil(height),
      };
    })
    .filter(({ width, height }) => width > 1 && height > 1);
}

/**
 * Runs in a page: counts the rows of each area that contain ink, and the pixels of ink that only
 * one of the pictures has.
 */
async function readInk([pictures, areas]: readonly [readonly string[], readonly Area[][]]) {
  const DARK = 140;
  const inks = await Promise.all(
    pictures.map(async (picture) => {
      const reply = await fetch(`data:image/webp;base64,${picture}`);
      const bitmap = await createImageBitmap(await reply.blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const at = (x: number, y: number) =>
        x < bitmap.width && y < bitmap.height && (data[(y * bitmap.width + x) * 4] ?? 255) < DARK;
      return { at, width: bitmap.width, height: bitmap.height };
    }),
  );
  const rows = inks.map(({ at }, index) =>
    (areas[index] ?? []).map(({ x, y, width, height }) => {
      let count = 0;
      for (let row = y; row < y + height; row++) {
        let ink = false;
        for (let column = x; column < x + width && !ink; column++) ink = at(column, row);
        if (ink) count++;
      }
      return count;
    }),
  );
  const only = [0, 0];
  const [one, other] = inks;
  if (one && other) {
    for (let y = 0; y < Math.max(one.height, other.height); y++) {
      for (let x = 0; x < one.width; x++) {
        if (one.at(x, y) === other.at(x, y)) continue;
        only[one.at(x, y) ? 0 : 1] = (only[one.at(x, y) ? 0 : 1] ?? 0) + 1;
      }
    }
  }
  return { rows, only };
}

const inText = (picture: Buffer) => picture.toString("base64");

/** Describes what is clipped in the current story; empty when every mark is complete. */
export async function findCuts({ page, desk, shoot }: Stage, text: string): Promise<string[]> {
  await page.evaluate(fillWithTallest, [text, FIELDS] as const);
  await page.evaluate(layInPlace);
  const ink = await page.addStyleTag({ content: INK_ONLY });
  const fields = await page.evaluate(fieldAreas, FIELDS);
  const boxes = await page.evaluate(findClippingBoxes, [CUTS, SCROLLS] as const);
  const found: string[] = [];
  // A picture costs as much as the story, and nothing else can clip a mark.
  const closed = fields.length + boxes === 0 ? null : await shoot();

  if (closed && fields.length > 0) {
    const high = await page.addStyleTag({ content: HIGH_LINES });
    const areas = [fields, await page.evaluate(fieldAreas, FIELDS)];
    const { rows } = await desk.evaluate(readInk, [
      [closed, await shoot()].map(inText),
      areas,
    ] as const);
    await high.evaluate((style) => (style as HTMLStyleElement).remove());
    const [low = [], free = []] = rows;
    low.forEach((count, index) => {
      // A single row may differ, because a line can be at half a pixel.
      const missing = (free[index] ?? 0) - count;
      if (missing > 1) found.push(`a field lacks ${missing} rows of ink`);
    });
  }

  if (closed && boxes > 0) {
    await page.evaluate(openUp);
    const open = await shoot();
    await page.evaluate(closeAgain);
    const [lost = 0, gained = 0] = open.equals(closed)
      ? []
      : (await desk.evaluate(readInk, [[closed, open].map(inText), []] as const)).only;
    // Text that moves by part of a pixel loses as many pixels as it gains.
    if (gained > 2 * lost + 2) found.push(`${gained} pixels of ink are clipped`);
  }
  await ink.evaluate((style) => (style as HTMLStyleElement).remove());
  return found;
}
