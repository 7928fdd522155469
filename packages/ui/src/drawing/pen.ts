/** Colours of pictures: on white paper in every theme, because a picture leaves the app. */
export const ink = {
  ground: "#ece7dc",
  paper: "#ffffff",
  text: "#1c1a17",
  muted: "#6b6455",
  line: "#d8d2c6",
  positive: "#0b7a53",
  warning: "#8a5a00",
  critical: "#b3261e",
  accent: "#c58a12",
} as const;

/** A colour of a picture. */
export type Ink = keyof typeof ink;

/** How a text is drawn. Lengths in px. */
export type TextStyle = {
  readonly size: number;
  /** @default 400 */
  readonly weight?: 400 | 600 | 700;
  /** @default "text" */
  readonly color?: Ink;
  /** Which point of the text is at `x`. @default "start" */
  readonly align?: "start" | "center" | "end";
  /** A longer text is drawn smaller. */
  readonly maxWidth?: number;
};

/** Draws on a canvas. Lengths in px; `y` of a text is its middle. */
export type Pen = ReturnType<typeof createPen>;

/** The coin with two waves, in a box of 32 px. */
const WAVES =
  "M7.5 13.2c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0M7.5 18.8c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0";

const RIM = "M4 16a12 12 0 0 1 24 0a12 12 0 0 1-24 0z";
/** Diameter of the brand's coin, and its distance from the name. */
const COIN = 26;
const GAP = 7;

/** The pen of a picture. */
export function createPen(context: CanvasRenderingContext2D, fontFamily: string) {
  const disc = (x: number, y: number, radius: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  /** Strokes a path of a box of 32 px. @param width of the line in that box */
  const strokeIn32 = (
    path: string,
    x: number,
    y: number,
    size: number,
    style: string,
    width = 2.4,
  ) => {
    context.save();
    context.translate(x - size / 2, y - size / 2);
    context.scale(size / 32, size / 32);
    context.strokeStyle = style;
    context.lineWidth = width;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke(new Path2D(path));
    context.restore();
  };
  const coin = (x: number, y: number, size: number) => {
    disc(x, y, size / 2, "#f5c451");
    strokeIn32(RIM, x, y, size, "#b5862f", 0.8);
    strokeIn32(WAVES, x, y, size, "#5a3803", 1.9);
  };
  /** Sets the font of a text. @returns the width of the text */
  const setFont = (text: string, { size, weight = 400, maxWidth = Infinity }: TextStyle) => {
    const fontOf = (px: number) => `${weight} ${px}px ${fontFamily}`;
    context.font = fontOf(size);
    const { width } = context.measureText(text);
    if (width <= maxWidth) return width;
    context.font = fontOf((size * maxWidth) / width);
    return maxWidth;
  };
  const drawText = (text: string, x: number, y: number, style: TextStyle) => {
    setFont(text, style);
    context.textAlign = style.align ?? "start";
    context.textBaseline = "middle";
    context.fillStyle = ink[style.color ?? "text"];
    context.fillText(text, x, y);
  };
  return {
    /** For what only one picture has. */
    context,
    fill(x: number, y: number, width: number, height: number, color: Ink) {
      context.fillStyle = ink[color];
      context.fillRect(x, y, width, height);
    },
    line(x: number, y: number, width: number, color: Ink, dash: readonly number[] = []) {
      context.strokeStyle = ink[color];
      context.lineWidth = 1.5;
      context.setLineDash([...dash]);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + width, y);
      context.stroke();
      context.setLineDash([]);
    },
    text: drawText,
    /** Width of a text. */
    widthOf: setFont,
    disc,
    stroke: strokeIn32,
    coin,
    /** The coin and the name of the brand in one line, with its middle at `x`. */
    brand(name: string, x: number, y: number) {
      const style = { size: 17, weight: 700, maxWidth: 160 } as const;
      const start = x - (COIN + GAP + setFont(name, style)) / 2;
      coin(start + COIN / 2, y, COIN);
      drawText(name, start + COIN + GAP, y, style);
    },
    /** A picture with sharp pixels. */
    image(source: CanvasImageSource, x: number, y: number, size: number) {
      context.imageSmoothingEnabled = false;
      context.drawImage(source, x, y, size, size);
    },
  };
}
