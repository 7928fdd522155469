import type { BrandOverrides, DerivedColor } from "./brand.types.ts";

type Digit =
  | ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9")
  | ("a" | "b" | "c" | "d" | "e" | "f" | "A" | "B" | "C" | "D" | "E" | "F");

/** How many hex digits a text is; `never` where it is something else. */
type Digits<Text, Counted extends 0[] = []> = Text extends ""
  ? Counted["length"]
  : Text extends `${infer First}${infer Rest}`
    ? First extends Digit
      ? Digits<Rest, [...Counted, 0]>
      : never
    : never;

/** What stands in the compiler's message where a colour was expected. */
type HexColor = "a hex colour, such as #a1006b";

/** A colour that is written out, if it is one; what is only known at run time is checked there. */
type Hex<Color> = Color extends string
  ? string extends Color
    ? Color
    : Color extends `#${infer Rest}`
      ? string extends Rest
        ? Color
        : [Digits<Rest>] extends [never]
          ? HexColor
          : Digits<Rest> extends 3 | 4 | 6 | 8
            ? Color
            : HexColor
      : HexColor
  : Color;

/** Refuses a written-out colour that is no hex, and a name that is no token. */
export type WrittenColors<Colors, Known> = {
  [Token in keyof Colors]: string extends Token
    ? string
    : Token extends Known
      ? Hex<Colors[Token]>
      : never;
};

type Length = `${number}px` | `${number}rem`;

/** What a written-out value of each group may look like. */
interface Shapes {
  space: Length;
  size: Length;
  font: Length | `${number}`;
  motion: `${number}ms` | `${number}s` | `cubic-bezier(${string})`;
  z: `${bigint}`;
  shadow: string;
}

type Shaped<Value, Shape> = Value extends string
  ? string extends Value
    ? Value
    : Value extends Shape
      ? Value
      : Shape
  : Value;

/** The same for exact values, group by group. */
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
