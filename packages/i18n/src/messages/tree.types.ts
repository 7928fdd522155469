import type { ArgumentNames, TextWith } from "./arguments.types.ts";

/** Messages in modules: objects of objects, with texts at the leaves. */
export type MessageTree = {
  readonly [key: string]: string | MessageTree;
};

/** The paths of all leaves: `deposit.qr.expired.title`. */
export type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The paths of all leaves and of all trees above them: `deposit.qr` too. */
export type PathsOf<Tree> = {
  [Key in keyof Tree & string]:
    | Key
    | (Tree[Key] extends string ? never : `${Key}.${PathsOf<Tree[Key]>}`);
}[keyof Tree & string];

/** The text at a path. */
export type TextAt<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? TextAt<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path] extends string
      ? Tree[Path]
      : never
    : never;

/**
 * The shape of a translated module: the same keys, and at every leaf
 * a text that contains all arguments of the English one. Used with `satisfies`.
 */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? TextWith<ArgumentNames<Source[Key]>>
    : Translated<Source[Key]>;
};

/** The same keys with any text: a catalogue as it is loaded. */
export type Widened<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Widened<Source[Key]>;
};

/** Some of the keys, at any depth. */
export type Some<Source> = {
  readonly [Key in keyof Source]?: Source[Key] extends string ? string : Some<Source[Key]>;
};

/**
 * The paths of texts with an argument that the source does not have, and keys that the source does not have:
 * `never` when there are none.
 */
export type StrayIn<Source, Tree> = {
  [Key in keyof Tree & string]: Key extends keyof Source
    ? Tree[Key] extends string
      ? Source[Key] extends string
        ? Exclude<ArgumentNames<Tree[Key]>, ArgumentNames<Source[Key]>> extends never
          ? never
          : Key
        : Key
      : `${Key}.${StrayIn<Source[Key], Tree[Key]>}`
    : Key;
}[keyof Tree & string];

/**
 * The paths of texts without an argument that the source has. A text that is only known as `string`, such as one of a
 * JSON file, has no arguments at type level and is left out.
 */
export type LackIn<Source, Tree> = {
  [Key in keyof Source & keyof Tree & string]: Tree[Key] extends string
    ? string extends Tree[Key]
      ? never
      : Exclude<ArgumentNames<Source[Key] & string>, ArgumentNames<Tree[Key]>> extends never
        ? never
        : Key
    : `${Key}.${LackIn<Source[Key], Tree[Key]>}`;
}[keyof Source & keyof Tree & string];

/** The highest paths that a tree does not have: of a missing module, only its name. */
export type MissingIn<Source, Tree> = {
  [Key in keyof Source & string]: Key extends keyof Tree
    ? undefined extends Tree[Key]
      ? Key
      : Tree[Key] extends string
        ? never
        : `${Key}.${MissingIn<Source[Key], Tree[Key]>}`
    : Key;
}[keyof Source & string];
