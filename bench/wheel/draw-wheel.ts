import { SIZE, slices } from "./slices.data.ts";

const CENTRE = SIZE / 2;
const ANGLE = (2 * Math.PI) / slices.length;

/** Draws the wheel on a canvas as the classical wheels do: slices, then labels. */
export function drawWheel(pen: CanvasRenderingContext2D, rotation: number): void {
  pen.clearRect(0, 0, SIZE, SIZE);
  pen.save();
  pen.translate(CENTRE, CENTRE);
  pen.rotate(rotation - Math.PI / 2);
  for (const [index, { fill, ink, label }] of slices.entries()) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, CENTRE - 4, index * ANGLE, (index + 1) * ANGLE);
    pen.fillStyle = fill;
    pen.fill();
    pen.save();
    pen.rotate((index + 0.5) * ANGLE);
    pen.fillStyle = ink;
    pen.font = "700 20px sans-serif";
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    pen.fillText(label, CENTRE - 24, 0);
    pen.restore();
  }
  pen.restore();
}

/** A canvas of the right size. */
export function createCanvas(): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser has no canvas");
  return { canvas, pen };
}
