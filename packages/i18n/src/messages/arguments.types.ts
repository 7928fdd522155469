/**
 * The names of the placeholders in a message, read from its text at type level.
 *
 * - `{name}`: the argument as it is;
 * - `{count|coin|coins}`: the first word when the number `count` is 1, otherwise the second.
 */
export type ArgumentNames<Text extends string> =
  Text extends `${string}{${infer Inside}}${infer Rest}`
    ? NameOf<Inside> | ArgumentNames<Rest>
    : never;

type NameOf<Inside extends string> = Inside extends `${infer Name}|${string}` ? Name : Inside;

type CountNames<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : never) | CountNames<Rest>
  : never;

/** The arguments of `t` after the key: none, or an object with exactly the named arguments. */
export type ArgumentsOf<Text extends string> = [ArgumentNames<Text>] extends [never]
  ? []
  : [
      args: {
        [Name in ArgumentNames<Text>]: Name extends CountNames<Text> ? number : string | number;
      },
    ];

/** Texts that contain every placeholder of `Names`, in any order. */
export type TextWith<Names extends string> = [Names] extends [never]
  ? string
  : UnionToIntersection<Names extends string ? { text: Holding<Names> } : never> extends {
        text: infer Text;
      }
    ? Text
    : never;

type Holding<Name extends string> = `${string}{${Name}${"}" | "|"}${string}`;

type UnionToIntersection<Union> = (Union extends unknown ? (of: Union) => void : never) extends (
  of: infer Intersection,
) => void
  ? Intersection
  : never;
