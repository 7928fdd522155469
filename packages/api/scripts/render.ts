import openapiTS, { astToString, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { Contract } from "./contract.types.ts";
import { examples, facts, listOperations, shownTexts } from "./operations.ts";

const HEADER = "// Generated from openapi/ by scripts/generate.ts. Do not edit.\n\n";

// A binary field is a file, not a string.
const asBlob = (schema: SchemaObject) =>
  schema.format === "binary"
    ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob"))
    : undefined;

const types = async (document: Contract) =>
  HEADER + astToString(await openapiTS(JSON.stringify(document), { transform: asBlob }));

const table = (document: Contract) => {
  const rows = listOperations(document).map(
    (entry) => `  ${entry.id}: ${JSON.stringify(facts(document, entry))},`,
  );
  return [
    `${HEADER}import type { ReplyShape } from "../reply/reply-shape.rules.ts";`,
    "",
    "/** Facts of an operation that the client needs at run time. */",
    "export interface OperationFacts {",
    '  readonly method: "GET" | "POST" | "PUT" | "DELETE";',
    "  /** Path with `{parameters}`. */",
    "  readonly path: string;",
    "  /** Only reads: may be retried, cached and run twice. */",
    "  readonly read?: true;",
    "  /** Moves money: carries an Idempotency-Key. */",
    "  readonly money?: true;",
    "  /** Needs no signed-in member. */",
    "  readonly open?: true;",
    "  /** Timeout in ms, if it is not the default. */",
    "  readonly timeoutMs?: number;",
    "  /** The documents do not show the reply: it must prove a success (decision 46). */",
    "  readonly acknowledges?: true;",
    "  /** Fields that the contract assumes in such a reply; none is required. */",
    "  readonly assumes?: readonly string[];",
    "  /** The documents do not show the reply: these fields are used when they fit, and none is required. */",
    "  readonly assumed?: ReplyShape;",
    "  /** `code` is a field of the documented reply, and no error code. */",
    "  readonly hasCode?: true;",
    "  /** The reply is a list. */",
    "  readonly list?: true;",
    "  /** The reply is an object with at least these fields. */",
    "  readonly needs?: ReplyShape;",
    "}",
    "",
    "/** Every operation of the contract by its operationId. */",
    "export const OPERATIONS = {",
    ...rows,
    "} as const satisfies Record<string, OperationFacts>;",
    "",
  ].join("\n");
};

const codes = (document: Contract) =>
  [
    `${HEADER}/** The complete error catalogue (money.txt §8). */`,
    "export const ERROR_CODES = [",
    ...document.components.schemas.ErrorCode.enum.map((code) => `  ${JSON.stringify(code)},`),
    "] as const;",
    "",
    "/** Why a slip failed (journey.txt §8). */",
    "export const SLIP_FAILURE_REASONS = [",
    ...document.components.schemas.SlipFailureReason.enum.map(
      (code) => `  ${JSON.stringify(code)},`,
    ),
    "] as const;",
    "",
  ].join("\n");

const replies = (document: Contract) => {
  const rows = listOperations(document).map(
    (entry) => `  ${entry.id}: ${JSON.stringify(examples(entry))},`,
  );
  return [
    `${HEADER}/** The contract's example replies by operationId and name. */`,
    "export const EXAMPLES = {",
    ...rows,
    "} as const;",
    "",
  ].join("\n");
};

const texts = (document: Contract) => {
  const { labels, words, rows } = shownTexts(document);
  return [
    `${HEADER}/**`,
    " * Largest number of characters of a short and of a long text that people read, and of rows of a list.",
    " */",
    `export const MOST = { label: ${labels.most}, words: ${words.most}, rows: ${rows.most} } as const;`,
    "",
    "/** Fields of replies with a short text that people read. */",
    `export const LABELS: ReadonlySet<string> = new Set(${JSON.stringify(labels.fields)});`,
    "",
    "/** Fields of replies with a long text that people read. */",
    `export const WORDS: ReadonlySet<string> = new Set(${JSON.stringify(words.fields)});`,
    "",
  ].join("\n");
};

/** Every generated file of this package: path → text. */
export const render = async (document: Contract): Promise<Readonly<Record<string, string>>> => ({
  "openapi.json": `${JSON.stringify(document, null, 2)}\n`,
  "src/generated/schema.ts": await types(document),
  "src/generated/operations.ts": table(document),
  "src/generated/error-codes.ts": codes(document),
  "src/generated/shown-texts.ts": texts(document),
  "src/testing/generated/examples.ts": replies(document),
});
