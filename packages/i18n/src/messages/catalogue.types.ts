import type { entry } from "../locales/en/entry.ts";
import type { en } from "../locales/en/index.ts";
import type { ArgumentsOf } from "./arguments.types.ts";
import type { KeysOf, Some, StrayIn, TextAt, Widened } from "./tree.types.ts";

/** English is the source of the types. */
export type SourceMessages = typeof en;

/** All texts of one language. */
export type Catalogue = Widened<SourceMessages>;

/** The modules of the first screen. */
export type EntryCatalogue = Widened<typeof entry>;

/** The address of a message: `deposit.qr.expired.title`. */
export type MessageKey = KeysOf<SourceMessages>;

/** The arguments of a message, from the placeholders of its English text. */
export type MessageArguments<Key extends MessageKey> = ArgumentsOf<TextAt<SourceMessages, Key>>;

/** Messages that a partner replaces: any part of the catalogue, at any depth. */
export type CatalogueOverrides = Some<SourceMessages>;

/** A type that names the wrong paths; accepts everything when there are none. */
export type Checked<Tree> = [StrayIn<SourceMessages, Tree>] extends [never]
  ? unknown
  : { "unknown key or argument at": StrayIn<SourceMessages, Tree> };
