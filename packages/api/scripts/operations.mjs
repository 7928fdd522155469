const METHODS = ["get", "post", "put", "delete"];

/** Every operation of the bundle as `{ id, method, path, operation, item }`, by operationId. */
export const listOperations = (document) =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => ({
        id: item[method].operationId,
        method: method.toUpperCase(),
        path,
        operation: item[method],
      })),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Follows a local reference. */
export const resolve = (document, node) =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split("/")
        .reduce((value, key) => value[key], document)
    : node;

const replySchema = (document, operation) =>
  resolve(document, operation.responses["200"].content["application/json"].schema);

const SCALARS = { number: "number", integer: "number", boolean: "boolean" };

const outerKind = (schema) => {
  if (schema.type === "array") return "list";
  if (schema.type === "string") return schema.minLength ? "filled" : "text";
  return SCALARS[schema.type] ?? "present";
};

const requiredOf = (document, schema) =>
  (schema.required ?? []).map((name) => [name, resolve(document, schema.properties[name])]);

/**
 * What a screen cannot do without: fields of the reply, and numbers, flags and lists one level below. Texts on that level
 * are not required, so that one missing name does not hide a whole wallet.
 */
const needsOf = (document, schema) =>
  Object.fromEntries(
    requiredOf(document, schema).map(([name, field]) => {
      if (field.type !== "object") return [name, outerKind(field)];
      const inner = requiredOf(document, field)
        .map(([key, value]) => [key, value.type === "array" ? "list" : SCALARS[value.type]])
        .filter(([, kind]) => kind);
      return [name, Object.fromEntries(inner)];
    }),
  );

const isAcknowledgement = (operation) =>
  operation.responses["200"].content["application/json"].schema.$ref.endsWith("Acknowledgement");

const isAssumed = (schema) => schema.type === "object" && schema["x-assumed"] === true;

/** The kind of each field of a reply that the contract only assumes; none is required (decision 46). */
const assumedShape = (document, schema) =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      outerKind(resolve(document, field)),
    ]),
  );

/** Fields of an acknowledgement that the contract assumes. */
const assumedFields = (schema) => Object.keys(schema.properties ?? {});

const isOpen = (operation) =>
  operation.security?.length === 1 && Object.keys(operation.security[0]).join() === "client";

const isRead = (method, operation) =>
  method === "GET" ? operation["x-side-effect"] !== true : operation["x-safe"] === true;

const isMoney = (document, operation) =>
  (operation.parameters ?? []).some(
    (parameter) => resolve(document, parameter).name === "Idempotency-Key",
  );

/** What the client needs to know about an operation at run time; false and empty values are left out. */
export function facts(document, { method, path, operation }) {
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
export function examples({ operation }) {
  const media = operation.responses["200"].content["application/json"];
  return media.examples
    ? Object.fromEntries(Object.entries(media.examples).map(([name, { value }]) => [name, value]))
    : { default: media.example };
}

/** The schemas of short and of long texts that people read. */
const SHOWN = { Label: "labels", LabelOrNull: "labels", Words: "words" };

/** Every text of a schema as `[name of its field, name of its schema]`; a text of a list has the name of the list. */
const textsOf = (document, schema, field, seen = new Set()) => {
  const name = schema?.$ref?.split("/").at(-1);
  if (name in SHOWN) return [[field, name]];
  const found = resolve(document, schema);
  if (!found || seen.has(found)) return [];
  const inner = new Set([...seen, found]);
  const parts = [
    found.items,
    ...(found.anyOf ?? []),
    ...(found.oneOf ?? []),
    ...(found.allOf ?? []),
  ];
  return [
    ...([found.type].flat().includes("string") && !found.enum ? [[field, name ?? "own"]] : []),
    ...parts.flatMap((part) => textsOf(document, part, field, inner)),
    ...Object.entries(found.properties ?? {}).flatMap(([key, value]) =>
      textsOf(document, value, key, inner),
    ),
  ];
};

/** The chat reads its messages within limits of its own. */
const isShortened = ({ id }) => id !== "chatHistory";

/** The longest list of the contract. */
const longestList = (schema) =>
  schema === null || typeof schema !== "object"
    ? 0
    : Math.max(schema.maxItems ?? 0, ...Object.values(schema).map(longestList));

/**
 * The fields of replies that people read, by the kind of their texts, and the length of the longest list.
 * @throws when a name has a text that is shown and one that must stay as it is
 */
export function shownTexts(document) {
  const kinds = new Map();
  for (const entry of listOperations(document).filter(isShortened)) {
    for (const [field, name] of textsOf(document, replySchema(document, entry.operation))) {
      const kind = SHOWN[name] ?? "other";
      if ((kinds.get(field) ?? kind) !== kind) {
        throw new Error(`${field} of ${entry.id} is another kind of text than elsewhere`);
      }
      kinds.set(field, kind);
    }
  }
  const of = (kind) => [...kinds].flatMap(([field, one]) => (one === kind ? [field] : [])).sort();
  const mostOf = (name) => document.components.schemas[name].maxLength;
  return {
    labels: { most: mostOf("Label"), fields: of("labels") },
    words: { most: mostOf("Words"), fields: of("words") },
    rows: { most: longestList(document.components.schemas) },
  };
}
