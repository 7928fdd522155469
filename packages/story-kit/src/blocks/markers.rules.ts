/** A part of a component in its picture, in px from the start and the top of the picture. */
export interface PartBox {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A number at the edge of the picture, with a line to its part. */
export interface Marker {
  readonly part: string;
  readonly number: number;
  readonly side: "start" | "end";
  /** Place of the number. */
  readonly at: { readonly x: number; readonly y: number };
  /** End of the line. */
  readonly to: { readonly x: number; readonly y: number };
}

/** Distance of a number from the edge of the picture, and of two numbers from each other. */
const [EDGE, APART] = [24, 32];
/** The end of a line is in the part, near its edge. */
const INSIDE = 6;

/** Numbers of one side below each other, without an overlap, in the picture. */
function spread(places: readonly number[], height: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  const down = places.map((y) => {
    last = Math.max(y, last + APART);
    return last;
  });
  const over = Math.max(0, (down.at(-1) ?? 0) - (height - EDGE));
  return down.map((y) => y - over);
}

const middle = ({ y, height }: PartBox) => y + height / 2;
const center = ({ x, width }: PartBox) => x + width / 2;

/** A side for each part: that of its half of the component; a part across both halves has the side with fewer numbers. */
function sidesOf(boxes: readonly PartBox[]): ("start" | "end")[] {
  const start = Math.min(...boxes.map(({ x }) => x));
  const end = Math.max(...boxes.map(({ x, width }) => x + width));
  let [starts, ends] = [0, 0];
  return boxes.map((box) => {
    const off = center(box) - (start + end) / 2;
    const isStart = Math.abs(off) < (end - start) / 8 ? starts <= ends : off < 0;
    if (isStart) starts += 1;
    else ends += 1;
    return isStart ? "start" : "end";
  });
}

/** Numbers for the parts of a picture, from its top to its bottom. */
export function markersOf(
  boxes: readonly PartBox[],
  size: { readonly width: number; readonly height: number },
): readonly Marker[] {
  const sorted = boxes.toSorted((one, other) => middle(one) - middle(other) || one.x - other.x);
  const sides = sidesOf(sorted);
  const placesOn = (side: "start" | "end") =>
    spread(sorted.filter((_, index) => sides[index] === side).map(middle), size.height);
  const free = { start: placesOn("start"), end: placesOn("end") };
  return sorted.map((box, index) => {
    const side = sides[index] ?? "start";
    const inside = Math.min(INSIDE, box.width / 2);
    const isStart = side === "start";
    return {
      part: box.part,
      number: index + 1,
      side,
      at: {
        x: isStart ? EDGE : size.width - EDGE,
        y: free[side].shift() ?? middle(box),
      },
      to: { x: isStart ? box.x + inside : box.x + box.width - inside, y: middle(box) },
    };
  });
}
