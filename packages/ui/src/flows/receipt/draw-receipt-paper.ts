import type { Receipt, ReceiptEnd } from "@satang/headless/receipt";
import { ink, type Pen } from "../../drawing/pen.ts";
import { BANK_COLORS, UNKNOWN_BANK } from "../../primitives/BankBadge/bank-colors.ts";
import { artOf, gameHues } from "../../primitives/GameTile/game-art.rules.ts";
import type { Rgb } from "./draw-receipt-band.ts";
import { BAND } from "./receipt-band.data.ts";
import type { StepState } from "./receipt-steps.rules.ts";

/** As the paper on the screen. */
export const PAPER = "#fffdf7";

const CORNER = 26;
const NOTCH = 9;
const SCALLOP = 8;
const MARK = 40;
const TICK = "M8 16.8l5.4 5.4L24.5 11";
const CROSS = "M10.5 10.5l11 11M21.5 10.5l-11 11";
const BANK = "M6 25h20M9 21v-7M14 21v-7M18 21v-7M23 21v-7M16 6l9 5H7z";
const CLOCK = "M16 8.5v7.5l5 3";

/** The outline of the paper, with holes at the tear line and scallops at its lower end. */
export function paperPath(height: number, tear: number): Path2D {
  const { width } = BAND;
  const scallops = Math.round(width / (2 * SCALLOP));
  const half = width / scallops / 2;
  const down = Math.PI / 2;
  const path = new Path2D();
  path.moveTo(CORNER, 0);
  path.arcTo(width, 0, width, CORNER, CORNER);
  path.arc(width, tear, NOTCH, -down, down, true);
  for (let place = scallops - 0.5; place > 0; place -= 1)
    path.ellipse(place * 2 * half, height - SCALLOP, half, SCALLOP, 0, 0, Math.PI);
  path.arc(0, tear, NOTCH, down, -down, true);
  path.arcTo(0, 0, CORNER, 0, CORNER);
  path.closePath();
  return path;
}

function ring({ context, disc }: Pen, x: number, y: number, radius: number, width: number) {
  disc(x, y, radius, PAPER);
  context.strokeStyle = ink.warning;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius - width / 2, 0, 2 * Math.PI);
  context.stroke();
}

/** A seal with a tick or a cross; a ring while the receipt can still change. */
export function drawSeal(pen: Pen, x: number, y: number, status: Receipt["status"]) {
  pen.disc(x, y, 33, PAPER);
  if (status === "processing") {
    ring(pen, x, y, 28, 4);
    pen.stroke(CLOCK, x, y, 40, ink.warning);
    return;
  }
  pen.disc(x, y, 28, status === "success" ? ink.positive : ink.critical);
  pen.stroke(status === "success" ? TICK : CROSS, x, y, 44, ink.paper, 3);
}

/** The mark of a step: only what is done has a tick. */
export function drawStep(pen: Pen, x: number, y: number, state: StepState) {
  if (state === "current") {
    ring(pen, x, y, 12, 2);
    pen.disc(x, y, 5, ink.warning);
  } else if (state === "ahead") {
    pen.context.strokeStyle = ink.muted;
    pen.context.lineWidth = 2;
    pen.context.beginPath();
    pen.context.arc(x, y, 11, 0, 2 * Math.PI);
    pen.context.stroke();
  } else {
    pen.disc(x, y, 12, state === "done" ? ink.positive : ink.critical);
    pen.stroke(state === "done" ? TICK : CROSS, x, y, 20, ink.paper, 3);
  }
}

const groundOf = (end: ReceiptEnd, river: Rgb): string => {
  if (end.kind === "wallet") return `rgb(${river.join(", ")})`;
  if (end.kind === "bonus") return "#6a3bd1";
  if (end.kind === "game") return (gameHues[artOf(end.code)] ?? gameHues[0])[2];
  const code = (end.kind === "bank" ? end.bankCode : end.name) ?? "";
  return BANK_COLORS[code.toUpperCase()] ?? UNKNOWN_BANK;
};

const letterOf = (end: ReceiptEnd): string => {
  if (end.kind === "wallet" || end.kind === "bonus") return "";
  const name = (end.kind === "bank" ? end.bankCode : end.name) ?? "";
  return name.trim().slice(0, 1).toUpperCase();
};

/** The mark of an end: the coin of the wallet, the bank of an unknown code, else a letter in the colour of the bank or the game. */
export function drawMark(pen: Pen, x: number, y: number, end: ReceiptEnd, river: Rgb) {
  const { context } = pen;
  const path = new Path2D();
  const right = x + MARK;
  const bottom = y + MARK;
  path.moveTo(x + 13, y);
  path.arcTo(right, y, right, bottom, 13);
  path.arcTo(right, bottom, x, bottom, 13);
  path.arcTo(x, bottom, x, y, 13);
  path.arcTo(x, y, right, y, 13);
  context.fillStyle = groundOf(end, river);
  context.fill(path);
  const letter = letterOf(end);
  if (end.kind === "bank" && letter === "")
    pen.stroke(BANK, x + MARK / 2, y + MARK / 2, 26, ink.paper);
  else if (letter === "") pen.coin(x + MARK / 2, y + MARK / 2, 23);
  else {
    const style = { size: 19, weight: 700, color: "paper", align: "center" } as const;
    pen.text(letter, x + MARK / 2, y + MARK / 2 + 1, style);
  }
}
