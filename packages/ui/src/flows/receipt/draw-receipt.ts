import type { Receipt } from "@satang/headless/receipt";
import { renderPicture } from "../../drawing/render-picture.ts";
import type { ReceiptStepWords, ReceiptWords } from "./use-receipt-words.ts";

const WIDTH = 390;
const EDGE = 28;
const HEAD = 226;
const ROW = 62;
const FOOT = 84;
const MARGIN = 16;
const STEPS = 84;

const TONES = { success: "positive", processing: "warning", failed: "critical" } as const;

const sealOf = ({ name, time }: ReceiptStepWords) => {
  if (time === null) return "processing";
  return name === "failed" ? "failed" : "success";
};

/** Options of {@link drawReceipt}. */
export type ReceiptDrawing = {
  readonly words: ReceiptWords;
  readonly status: Receipt["status"];
  /** Name of the service. */
  readonly brand: string;
  /** Value of `font-family`. */
  readonly fontFamily: string;
};

/** A receipt as a PNG, made on this device; `null` when the browser cannot draw it. */
export function drawReceipt({ words, status, brand, fontFamily }: ReceiptDrawing) {
  const { title, outcome, amount, time, steps, rows } = words;
  const head = steps.length === 0 ? HEAD : HEAD + STEPS;
  const height = head + rows.length * ROW + FOOT;
  return renderPicture({
    width: WIDTH,
    height,
    margin: MARGIN,
    fontFamily,
    texts: [
      title,
      outcome,
      amount,
      time,
      brand,
      ...steps.flatMap((step) => [step.label, step.time ?? ""]),
      ...rows.flatMap(({ label, lines }) => [label, ...lines]),
    ],
    draw(pen) {
      const middle = WIDTH / 2;
      const inside = WIDTH - 2 * EDGE;
      pen.tornPaper(WIDTH, height, head);
      pen.text(title, middle, 32, { size: 15, color: "muted", align: "center", maxWidth: inside });
      pen.seal(middle, 78, 48, status);
      pen.text(outcome, middle, 124, {
        size: 17,
        weight: 600,
        color: TONES[status],
        align: "center",
        maxWidth: inside,
      });
      pen.text(amount, middle, 162, { size: 32, weight: 700, align: "center", maxWidth: inside });
      pen.text(time, middle, 196, { size: 14, color: "muted", align: "center" });
      const column = inside / Math.max(steps.length, 1);
      steps.forEach((step, index) => {
        const x = EDGE + (index + 0.5) * column;
        if (index > 0) pen.line(x - column + 20, 228, column - 40, step.time ? "positive" : "line");
        pen.seal(x, 228, 26, sealOf(step));
        const label = { size: 13.5, weight: 600, align: "center", maxWidth: column - 8 } as const;
        pen.text(step.label, x, 256, label);
        const style = {
          size: 12.5,
          color: "muted",
          align: "center",
          maxWidth: column - 8,
        } as const;
        pen.text(step.time ?? "–", x, 276, style);
      });
      pen.line(EDGE, head, inside, "line", [6, 5]);
      rows.forEach(({ label, lines }, index) => {
        const y = head + (index + 0.5) * ROW + 4;
        pen.text(label, EDGE, y, { size: 14, color: "muted", maxWidth: inside * 0.34 });
        const [first = "", second] = lines;
        const end = { align: "end", maxWidth: inside * 0.62 } as const;
        pen.text(first, WIDTH - EDGE, second ? y - 10 : y, { ...end, size: 15.5, weight: 600 });
        if (second) pen.text(second, WIDTH - EDGE, y + 12, { ...end, size: 13, color: "muted" });
      });
      const y = height - FOOT / 2;
      pen.line(EDGE, height - FOOT + 4, inside, "line");
      pen.brand(brand, middle, y + 4);
    },
  });
}
