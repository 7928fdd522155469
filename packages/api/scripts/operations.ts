import type { FieldKind, ReplyShape } from "../src/reply/reply-shape.rules.ts";
import type { Contract, Method, Operation, Schema } from "./contract.types.ts";

const METHODS: readonly Method[] = ["get", "post", "put", "delete"];

/** An operation of the bundle. */
export type Entry = {
  readonly id: string;
  readonly method: Uppercase<Method>;
  readonly path: string;
  readonly operation: Operation;
};

const upper = (method: Method) => method.toUpperCase() as Uppercase<Method>;

/** Every operation, by operationId. */
export const listOperations = (document: Contract): Entry[] =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap((method): Entry[] => {
        const operation = item[method];
        if (!operation) return [];
        return [{ id: operation.operationId, method: upper(method), path, operation }];
      }),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Follows a local reference. */
function resolve<Node extends { readonly $ref?: string }>(document: Contract, node: Node): Node {
  if (!node.$ref) return node;
  const keys = node.$ref.slice(2).split("/");
  return keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), document) as Node;
}

const mediaOf = (operation: Operation) => operation.responses["200"].content["application/json"];

const replySchema = (document: Contract, operation: Operation) =>
  resolve(document, mediaOf(operation).schema);

const SCALARS: Readonly<Record<string, FieldKind>> = {
  number: "number",
  integer: "number",
  boolean: "boolean",
};

const scalarKind = (schema: Schema) => SCALARS[String(schema.type)];

function outerKind(schema: Schema): FieldKind {
  if (schema.type === "array") return "list";
  if (schema.type === "string") return schema.minLength ? "filled" : "text";
  return scalarKind(schema) ?? "present";
}

const fieldsOf = (document: Contract, { properties = {} }: Schema) =>
  Object.entries(properties).map(([name, field]) => ({ name, field: resolve(document, field) }));

const requiredOf = (document: Contract, schema: Schema) =>
  (schema.required ?? []).flatMap((required) =>
    fieldsOf(document, schema).filter(({ name }) => name === required),
  );

/** Numbers, flags and lists that a screen cannot do without. */
const innerNeedsOf = (document: Contract, schema: Schema): ReplyShape =>
  Object.fromEntries(
    requiredOf(document, schema).flatMap(({ name, field }) => {
      const kind = field.type === "array" ? "list" : scalarKind(field);
      return kind ? [[name, kind] as const] : [];
    }),
  );

/**
 * Shape that a screen cannot do without: fields of the reply, and numbers, flags and lists one level below. Texts on that level
 * are not required, so that one missing name does not hide a whole wallet.
 */
const needsOf = (document: Contract, schema: Schema): ReplyShape =>
  Object.fromEntries(
    requiredOf(document, schema).map(({ name, field }) => [
      name,
      field.type === "object" ? innerNeedsOf(document, field) : outerKind(field),
    ]),
  );

const isAcknowledgement = (operation: Operation) =>
  mediaOf(operation).schema.$ref?.endsWith("Acknowledgement") ?? false;

const isAssumed = (schema: Schema) => schema.type === "object" && schema["x-assumed"] === true;

/** The kind of each field of a reply that the contract only assumes; none is required (decision 46). */
const assumedShape = (document: Contract, schema: Schema): ReplyShape =>
  Object.fromEntries(fieldsOf(document, schema).map(({ name, field }) => [name, outerKind(field)]));

/** Fields of an acknowledgement that the contract assumes. */
const assumedFields = (schema: Schema) => Object.keys(schema.properties ?? {});

function isOpen({ security = [] }: Operation): boolean {
  const [first, ...others] = security;
  return first !== undefined && others.length === 0 && Object.keys(first).join() === "client";
}

const isRead = (method: Entry["method"], operation: Operation) =>
  method === "GET" ? operation["x-side-effect"] !== true : operation["x-safe"] === true;

const isMoney = (document: Contract, { parameters = [] }: Operation) =>
  parameters.some((parameter) => resolve(document, parameter).name === "Idempotency-Key");

/** Facts that the client needs about an operation at run time; false and empty values are left out. */
export function facts(document: Contract, { method, path, operation }: Entry) {
  const schema = replySchema(document, operation);
  const acknowledges = isAcknowledgement(operation);
  return {
    method,
    path,
    ...(isRead(method, operation) && { read: true }),
    ...(isMoney(document, operation) && { money: true }),
    ...(isOpen(operation) && { open: true }),
    ...(operation["x-timeout-ms"] && { timeoutMs: operation["x-timeout-ms"] }),
    ...(schema.type === "array" && { list: true }),
    ...(acknowledges && { acknowledges, assumes: assumedFields(schema) }),
    ...(!acknowledges && schema.properties?.code && { hasCode: true }),
    ...(isAssumed(schema) && !acknowledges && { assumed: assumedShape(document, schema) }),
    ...(schema.type === "object" &&
      !acknowledges &&
      !isAssumed(schema) && { needs: needsOf(document, schema) }),
  };
}

/** The first example of each reply, and every named one. */
export function examples({ operation }: Entry): Readonly<Record<string, unknown>> {
  const media = mediaOf(operation);
  return media.examples
    ? Object.fromEntries(Object.entries(media.examples).map(([name, { value }]) => [name, value]))
    : { default: media.example };
}

/** A text of a schema: the name of its field, or of its list, and the name of its schema. */
type Text = { readonly field: string; readonly name: string };

/** The schemas of short and of long texts that people read. */
const SHOWN: Readonly<Record<string, "labels" | "words">> = {
  Label: "labels",
  LabelOrNull: "labels",
  Words: "words",
};

/** Every text of a schema. */
function textsOf(
  document: Contract,
  schema: Schema,
  field = "",
  seen: ReadonlySet<Schema> = new Set(),
): Text[] {
  const name = schema.$ref?.split("/").at(-1) ?? "own";
  if (name in SHOWN) return [{ field, name }];
  const found = resolve(document, schema);
  if (seen.has(found)) return [];
  const inner = new Set([...seen, found]);
  const parts = [found.items ?? [], found.anyOf ?? [], found.oneOf ?? [], found.allOf ?? []].flat();
  return [
    ...([found.type].flat().includes("string") && !found.enum ? [{ field, name }] : []),
    ...parts.flatMap((part) => textsOf(document, part, field, inner)),
    ...Object.entries(found.properties ?? {}).flatMap(([key, value]) =>
      textsOf(document, value, key, inner),
    ),
  ];
}

/** The chat reads its messages within limits of its own. */
const isShortened = ({ id }: Entry) => id !== "chatHistory";

/** The longest list of the contract. */
const longestList = (node: unknown): number =>
  typeof node === "object" && node !== null
    ? Math.max(
        "maxItems" in node ? Number(node.maxItems) : 0,
        ...Object.values(node).map(longestList),
      )
    : 0;

/**
 * The fields of replies that people read, by the kind of their texts, and the length of the longest list.
 * @throws Error when a name has a text that is shown and one that must stay as it is
 */
export function shownTexts(document: Contract) {
  const kinds = new Map<string, "labels" | "words" | "other">();
  for (const { id, operation } of listOperations(document).filter(isShortened)) {
    for (const { field, name } of textsOf(document, replySchema(document, operation))) {
      const kind = SHOWN[name] ?? "other";
      if ((kinds.get(field) ?? kind) !== kind) {
        throw new Error(`${field} of ${id} is another kind of text than elsewhere`);
      }
      kinds.set(field, kind);
    }
  }
  const of = (kind: "labels" | "words") =>
    [...kinds].flatMap(([field, one]) => (one === kind ? [field] : [])).sort();
  const { schemas } = document.components;
  return {
    labels: { most: schemas.Label.maxLength, fields: of("labels") },
    words: { most: schemas.Words.maxLength, fields: of("words") },
    rows: { most: longestList(schemas) },
  };
}
