import { renderPicture } from "../../drawing/render-picture.ts";

const WIDTH = 390;
const EDGE = 28;
const CODE = 300;
const TOP = 136;
const HEIGHT = 584;

/** Words of the language next to the code in a picture of a QR. */
export type QrPictureWords = {
  /** Name of the service. */
  readonly brand: string;
  readonly amount: string;
  /** Who is paid. */
  readonly payee: string;
  /** Until when it can be paid. */
  readonly validUntil: string;
};

/** Options of {@link drawQrPicture}. */
export type QrPicture = {
  readonly words: QrPictureWords;
  /** The loaded picture of the QR. */
  readonly code: HTMLImageElement;
  /** The white border that is part of the picture, as a share of its side. */
  readonly border: number;
  /** Value of `font-family`. */
  readonly fontFamily: string;
};

/**
 * A QR with amount, payee and expiry as a PNG, made on this device, so that a banking app reads it from the gallery and
 * the member recognises it. `null` when the browser cannot draw it.
 */
export function drawQrPicture({ words, code, border, fontFamily }: QrPicture) {
  const { brand, amount, payee, validUntil } = words;
  return renderPicture({
    width: WIDTH,
    height: HEIGHT,
    fontFamily,
    texts: [brand, amount, payee, validUntil],
    draw(pen) {
      const middle = WIDTH / 2;
      const maxWidth = WIDTH - 2 * EDGE;
      pen.fill(0, 0, WIDTH, HEIGHT, "paper");
      // Before the texts: the white border is wider than the space around them.
      const side = CODE / (1 - 2 * border);
      pen.image(code, (WIDTH - side) / 2, TOP + (CODE - side) / 2, side);
      pen.brand(brand, middle, 40);
      pen.text(amount, middle, 84, { size: 30, weight: 700, align: "center", maxWidth });
      pen.text(payee, middle, 480, { size: 17, weight: 600, align: "center", maxWidth });
      pen.line(EDGE, 510, maxWidth, "line", [6, 5]);
      pen.text(validUntil, middle, 540, { size: 15, color: "muted", align: "center", maxWidth });
    },
  });
}
