import type { Receipt } from "@satang/headless/receipt";
import { moneyParts } from "@satang/i18n";
import type { Pen } from "../../drawing/pen.ts";
import { renderPicture } from "../../drawing/render-picture.ts";
import { drawBand, drawFootWaves, type Rgb } from "./draw-receipt-band.ts";
import { drawMark, drawSeal, drawStep, PAPER, paperPath } from "./draw-receipt-paper.ts";
import { BAND } from "./receipt-band.data.ts";
import type { ReceiptEndWords, ReceiptStepWords, ReceiptWords } from "./use-receipt-words.ts";

const WIDTH = BAND.width;
const EDGE = 22;
const INSIDE = WIDTH - 2 * EDGE;
const MARGIN = 20;
const HEAD = 228;
const IN_WORDS = 24;
const END = 62;
const STEPS = 88;
const ROW = 33;
const FOOT = 58;

const TONES = { success: "positive", processing: "warning", failed: "critical" } as const;

/** Options of {@link drawReceipt}. */
export type ReceiptDrawing = {
  readonly receipt: Receipt;
  readonly words: ReceiptWords;
  /** Name of the service. */
  readonly brand: string;
  /** Value of `font-family`. */
  readonly fontFamily: string;
  /** Colour of the brand's river. */
  readonly river: Rgb;
};

function drawHead(pen: Pen, { receipt, words, brand }: ReceiptDrawing) {
  pen.coin(EDGE + 13, 29, 26);
  pen.text(brand, EDGE + 36, 30, { size: 17, weight: 700, maxWidth: 200 });
  pen.text(words.title, EDGE, 60, { size: 13, weight: 600, maxWidth: 220 });
  drawSeal(pen, WIDTH / 2, BAND.height, receipt.status);
  pen.text(words.outcome, WIDTH / 2, 181, {
    size: 15,
    weight: 600,
    color: TONES[receipt.status],
    align: "center",
    maxWidth: INSIDE,
  });
  drawAmount(pen, receipt);
  if (words.inWords)
    pen.text(words.inWords, WIDTH / 2, 246, {
      size: 13,
      color: "muted",
      align: "center",
      maxWidth: INSIDE,
    });
}

/** The amount is 42 px, and what is next to it is quieter. */
function drawAmount(pen: Pen, { amount, currency }: Receipt) {
  const parts = moneyParts(amount, currency);
  const pieces = [
    { text: `${parts.sign}${parts.currency} `, size: 31, weight: 400 },
    { text: parts.integer, size: 42, weight: 700 },
    { text: parts.decimals && `.${parts.decimals}`, size: 31, weight: 600 },
  ] as const;
  const widths = pieces.map(({ text, ...style }) => pen.widthOf(text, style));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, INSIDE / whole);
  let x = (WIDTH - whole * scale) / 2;
  pieces.forEach(({ text, size, weight }, place) => {
    const y = 216 + (42 - size) * 0.3 * scale;
    pen.text(text, x, y, { size: size * scale, weight });
    x += (widths[place] ?? 0) * scale;
  });
}

function drawEnd(pen: Pen, { label, words, end }: ReceiptEndWords, y: number, river: Rgb) {
  const text = EDGE + 52;
  drawMark(pen, EDGE, y, end, river);
  pen.text(label, text, y + 9, { size: 13, color: "muted" });
  pen.text(words, text, y + 30, { size: 15, weight: 600, maxWidth: WIDTH - EDGE - text });
}

function drawSteps(pen: Pen, steps: readonly ReceiptStepWords[], y: number) {
  const column = INSIDE / Math.max(steps.length, 1);
  const small = { size: 13, align: "center", maxWidth: column - 6 } as const;
  steps.forEach(({ label, time, state }, place) => {
    const x = EDGE + (place + 0.5) * column;
    const isAhead = state === "ahead";
    const way = [x - column + 18, y, column - 36, isAhead ? "muted" : "positive"] as const;
    if (place > 0) pen.line(...way, isAhead ? [4, 4] : []);
    drawStep(pen, x, y, state);
    pen.text(label, x, y + 26, { ...small, weight: 600 });
    pen.text(time ?? "–", x, y + 46, { ...small, color: "muted" });
  });
}

/** A receipt as a PNG, made on this device; `null` when the browser cannot draw it. The balance is not a part of it. */
export function drawReceipt(drawing: ReceiptDrawing) {
  const { words, brand, fontFamily, river } = drawing;
  const { title, outcome, inWords, ends, steps } = words;
  const rows = words.rows.filter(({ part }) => part !== "balance");
  const firstEnd = HEAD + (inWords ? IN_WORDS : 0) + 18;
  const firstStep = firstEnd + ends.length * END + 14;
  const tear = firstStep + (steps.length > 0 ? STEPS : 0) - 10;
  const height = tear + 16 + rows.length * ROW + FOOT;
  return renderPicture({
    width: WIDTH,
    height,
    margin: MARGIN,
    fontFamily,
    texts: [
      title,
      outcome,
      inWords ?? "",
      brand,
      "฿₭0123456789,.",
      ...ends.flatMap(({ label, words: name }) => [label, name]),
      ...steps.flatMap(({ label, time }) => [label, time ?? ""]),
      ...rows.flatMap(({ label, text }) => [label, text]),
    ],
    draw(pen) {
      const paper = paperPath(height, tear);
      pen.context.fillStyle = PAPER;
      pen.context.fill(paper);
      pen.context.save();
      pen.context.clip(paper);
      drawBand(pen, river);
      drawFootWaves(pen, height - 44);
      pen.context.restore();
      drawHead(pen, drawing);
      ends.forEach((end, place) => {
        const y = firstEnd + place * END;
        if (place > 0) pen.stroke("M10 13l6 6l6-6", EDGE + 20, y - 11, 26, "#0b7a53", 3);
        drawEnd(pen, end, y, river);
      });
      drawSteps(pen, steps, firstStep);
      pen.line(14, tear, WIDTH - 28, "line", [6, 5]);
      rows.forEach(({ label, text }, place) => {
        const y = tear + 16 + (place + 0.5) * ROW;
        pen.text(label, EDGE, y, { size: 15, color: "muted", maxWidth: INSIDE * 0.4 });
        const style = { size: 15, weight: 600, align: "end", maxWidth: INSIDE * 0.7 } as const;
        pen.text(text, WIDTH - EDGE, y, style);
      });
    },
  });
}
