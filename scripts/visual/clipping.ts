import type { Page } from "playwright";

/** The tallest words of each script: two marks above, a mark below, and both at once. */
export const TALLEST = {
  th: "ที่ปลื้มอู้ฟู่ ปั๊ม ญี่ปุ่น ฐุ ฎู",
  la: "ຖີ້ມ ກຶ່ງ ຫຼູ້ ຢູ່ ຊື້",
} as const;

/** Nothing is seen but the ink of letters, so that only letters can differ. */
export const INK_ONLY = `
  *, *::before, *::after {
    background: none !important; box-shadow: none !important; outline: none !important;
    border-color: transparent !important; text-decoration: none !important; text-shadow: none !important;
    color: #000 !important; -webkit-text-fill-color: #000 !important; opacity: 1 !important;
    caret-color: transparent !important; animation: none !important; transition: none !important;
    filter: none !important; backdrop-filter: none !important; mask: none !important;
  }
  svg, img, video, canvas, .sb-wrapper { visibility: hidden !important; }
  body { background: #fff !important; }
`;

/** Runs in the page: every word becomes a tall one. Numbers stay: they are set in figures. */
export function fillWithTallest(text: string) {
  const roots = document.querySelectorAll("[data-satang]");
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (/\p{L}/u.test(node.textContent ?? "")) node.textContent = text;
    }
    for (const field of root.querySelectorAll<HTMLInputElement>("input, textarea")) {
      if (/^(checkbox|radio|file|range|hidden)$/.test(field.type)) continue;
      field.value = text;
      field.placeholder = text;
    }
  }
}

/** Clips what stands out of it, and does not scroll: what it cuts off nobody can reach. */
const CUTS = ["hidden", "clip"];

/**
 * Runs in the page: opens every box that cuts off what stands out above or below, without moving anything.
 * @returns how many boxes with text were opened
 */
export function openUp(cuts: readonly string[]): number {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>("[data-satang], [data-satang] *"),
  ].filter((box) => {
    if (!box.textContent?.trim() || !box.checkVisibility({ visibilityProperty: true }))
      return false;
    const { width, height } = box.getBoundingClientRect();
    // Only for screen readers.
    if (width <= 1 || height <= 1) return false;
    return cuts.includes(getComputedStyle(box).overflowY);
  });
  const sizes = boxes.map((box) => {
    const style = getComputedStyle(box);
    return { display: style.display, width: style.width, height: style.height };
  });
  boxes.forEach((box, index) => {
    const { width, height, display } = sizes[index] ?? {};
    Object.assign(box.style, {
      // A box that clips is a world of its own; it stays one.
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
  return boxes.length;
}

/** Runs in the page: fields whose own line is lower than the ink of the text they hold. */
export function cutFields(): string[] {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return [];
  return [...document.querySelectorAll<HTMLInputElement>("[data-satang] input")]
    .filter((field) => field.checkVisibility() && /\p{L}/u.test(field.value))
    .flatMap((field) => {
      const style = getComputedStyle(field);
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = canvas.measureText(field.value);
      const needed = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      const line = Number.parseFloat(style.lineHeight) || Number.POSITIVE_INFINITY;
      const room = Math.min(field.clientHeight - padding, line);
      return needed > room + 0.5
        ? [`a field of ${room} px for ${needed.toFixed(1)} px of ink`]
        : [];
    });
}

/** What is cut off in the story on the page, in words; empty when every mark is whole. */
export async function findCuts(
  stage: {
    page: Page;
    shoot(): Promise<Buffer>;
    compare(one: Buffer, other: Buffer): Promise<{ pixels: number } | undefined>;
  },
  text: string,
): Promise<string[]> {
  const { page } = stage;
  await page.evaluate(fillWithTallest, text);
  const style = await page.addStyleTag({ content: INK_ONLY });
  const fields = await page.evaluate(cutFields);
  const closed = await stage.shoot();
  const boxes = await page.evaluate(openUp, CUTS);
  const cut = boxes > 0 ? await stage.compare(closed, await stage.shoot()) : undefined;
  await style.evaluate((element) => (element as Element).remove());
  return cut ? [...fields, `${cut.pixels} pixels of ink in ${boxes} boxes`] : fields;
}
