import type { BrandOverrides, DerivedColor } from "../tokens/brand.types.ts";

type Digit =
  | ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9")
  | ("a" | "b" | "c" | "d" | "e" | "f" | "A" | "B" | "C" | "D" | "E" | "F");

/** The number of hex digits in a text; `never` for another text. */
type Digits<Text, Counted extends 0[] = []> = Text extends ""
  ? Counted["length"]
  : Text extends `${infer First}${infer Rest}`
    ? First extends Digit
      ? Digits<Rest, [...Counted, 0]>
      : never
    : never;

/**
 * Appears in the message of the compiler. It is an object, because with two strings the message
 * contains only `undefined`.
 */
interface Expected<What extends string> {
  readonly expected: What;
}

/** A literal colour, if it is valid; other strings are checked at run time. */
type Hex<Color, Otherwise = Expected<"a hex colour, such as #a1006b">> = Color extends string
  ? string extends Color
    ? Color
    : Color extends `#${infer Rest}`
      ? string extends Rest
        ? Color
        : [Digits<Rest>] extends [never]
          ? Otherwise
          : Digits<Rest> extends 3 | 4 | 6 | 8
            ? Color
            : Otherwise
      : Otherwise
  : Color;

/** Rejects a literal colour that is not hex, and a name that is not a token. */
export type WrittenColors<Colors, Known> = {
  [Token in keyof Colors]: string extends Token
    ? string
    : Token extends Known
      ? Hex<Colors[Token]>
      : never;
};

type Length = `${number}px` | `${number}rem`;

/** The form of a literal value of each group. */
interface Shapes {
  space: [Length, "a length, such as 8px or 0.5rem"];
  size: [Length, "a length, such as 8px or 0.5rem"];
  font: [Length | `${number}`, "a weight, such as 650, or a size, such as 1rem"];
  motion: [
    `${number}ms` | `${number}s` | `cubic-bezier(${string})`,
    "a time, such as 120ms, or cubic-bezier(x1, y1, x2, y2)",
  ];
  z: [`${bigint}`, "a whole number"];
  shadow: [string, "a shadow"];
}

type Shaped<Value, Shape extends [string, string]> = Value extends string
  ? string extends Value
    ? Value
    : Value extends Shape[0]
      ? Value
      : Expected<Shape[1]>
  : Value;

/** The same for exact values of each group. */
export type WrittenValues<Values> = {
  [Group in keyof Values]: Group extends "color"
    ? WrittenColors<Values[Group], DerivedColor>
    : Group extends keyof Shapes
      ? {
          [Token in keyof Values[Group]]: Token extends keyof NonNullable<BrandOverrides[Group]>
            ? Shaped<Values[Group][Token], Shapes[Group]>
            : never;
        }
      : never;
};
