import type { OperationId, Reply } from "../contract/operation.types.ts";
import { EXAMPLES } from "./generated/examples.ts";

type ExampleName<Id extends OperationId> = keyof (typeof EXAMPLES)[Id] & string;

/**
 * The contract's example reply of an operation: the first, or the one of this name. A fresh copy each time.
 *
 * @example
 * exampleOf("qrcodeCurrent", "none"); // { hasQrcode: false }
 */
export const exampleOf = <Id extends OperationId>(id: Id, name?: ExampleName<Id>): Reply<Id> => {
  const examples = EXAMPLES[id] as Record<string, unknown>;
  const example = name === undefined ? Object.values(examples)[0] : examples[name];
  // The lint of the contract checks that every example matches its schema.
  return structuredClone(example) as Reply<Id>;
};

/** Names of an operation's example replies. */
export const exampleNames = (id: OperationId): readonly string[] => Object.keys(EXAMPLES[id]);
