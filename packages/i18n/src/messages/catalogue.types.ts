import type { entry } from "../locales/en/entry.ts";
import type { en } from "../locales/en/index.ts";
import type { ArgumentsOf } from "./arguments.types.ts";
import type {
  KeysOf,
  LackIn,
  MissingIn,
  PathsOf,
  Some,
  StrayIn,
  TextAt,
  Widened,
} from "./tree.types.ts";

/** English is the source of the types. */
export type SourceMessages = typeof en;

/** All texts of one language. */
export type Catalogue = Widened<SourceMessages>;

/** The modules of the first screen. */
export type EntryCatalogue = Widened<typeof entry>;

/** The address of a message: `deposit.qr.expired.title`. */
export type MessageKey = KeysOf<SourceMessages>;

/** The address of a message, or of all messages below it: `deposit`, `deposit.qr`. */
export type MessagePath = PathsOf<SourceMessages>;

/** The arguments of a message, from the placeholders of its English text. */
export type MessageArguments<Key extends MessageKey> = ArgumentsOf<TextAt<SourceMessages, Key>>;

/** Messages that a partner replaces: any part of the catalogue, at any depth. */
export type CatalogueOverrides = Some<SourceMessages>;

/** A type that names the wrong paths; accepts everything when there are none. */
export type Checked<Tree> = [StrayIn<SourceMessages, Tree>] extends [never]
  ? unknown
  : { "unknown key or argument at": StrayIn<SourceMessages, Tree> };

/** The messages that a catalogue does not have; a missing module is named once. */
export type MissingMessages<Tree> = MissingIn<SourceMessages, Tree>;

/**
 * Catalogue of a new language: it has every message, unless another language completes it, and each has the arguments
 * of the English text. The error of the compiler names what is wrong.
 */
export type CheckedLocale<Tree, Base> = Checked<Tree> &
  ([LackIn<SourceMessages, Tree>] extends [never]
    ? unknown
    : { "argument missing at": LackIn<SourceMessages, Tree> }) &
  ([Base] extends [string]
    ? unknown
    : [MissingMessages<Tree>] extends [never]
      ? unknown
      : { "no base, and no text at": MissingMessages<Tree> });
