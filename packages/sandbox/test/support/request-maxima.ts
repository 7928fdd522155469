import openapi from "@satang/api/openapi.json" with { type: "json" };

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
} & Readonly<Partial<Record<"anyOf" | "oneOf" | "allOf", readonly Schema[]>>>;

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
};

/** The largest text or list at a place of a request. */
export type Maximum = {
  readonly operationId: string;
  /** `path` or `body`, then the names of the fields; `0` is the first item of a list. */
  readonly place: readonly string[];
  readonly kind: "text" | "list";
  readonly most: number;
};

function resolve<Found extends object>(node: Found | { readonly $ref?: string }): Found {
  const { $ref } = node as { readonly $ref?: string };
  if ($ref === undefined) return node as Found;
  const names = $ref.slice(2).split("/");
  return names.reduce<unknown>((value, name) => (value as never)[name], openapi) as Found;
}

type Place = Pick<Maximum, "place" | "kind" | "most">;

function maximaOf(given: Schema, place: readonly string[]): readonly Place[] {
  const schema = resolve<Schema>(given);
  const { maxLength, maxItems, properties = {}, items } = schema;
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...(maxLength === undefined ? [] : [{ place, kind: "text" as const, most: maxLength }]),
    ...(maxItems === undefined ? [] : [{ place, kind: "list" as const, most: maxItems }]),
    ...branches.flatMap((branch) => maximaOf(branch, place)),
    ...(items === undefined ? [] : maximaOf(items, [...place, "0"])),
    ...Object.entries(properties).flatMap(([name, inner]) => maximaOf(inner, [...place, name])),
  ];
}

const bodyOf = ({ requestBody }: Operation) =>
  requestBody?.content["application/json"]?.schema ?? {};

const pathOf = ({ parameters = [] }: Operation) =>
  parameters
    .map((parameter) => resolve<{ name: string; in: string; schema: Schema }>(parameter))
    .filter((parameter) => parameter.in === "path");

/** Every maximum of a text or a list that the contract sets for requests. */
export const requestMaxima: readonly Maximum[] = Object.values(openapi.paths)
  .flatMap((item) => Object.values(item) as readonly Operation[])
  .flatMap((operation) =>
    [
      ...pathOf(operation).flatMap(({ name, schema }) => maximaOf(schema, ["path", name])),
      ...maximaOf(bodyOf(operation), ["body"]),
    ].map((found) => ({ operationId: operation.operationId, ...found })),
  );

/** A copy of a value with another value at a place; objects and lists that are missing are made. */
export function withValueAt(value: unknown, place: readonly string[], next: unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return next;
  const isObject = typeof value === "object" && value !== null;
  const inner = isObject ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  const changed = withValueAt(inner, rest, next);
  if (name === "0") return [changed];
  return { ...(isObject && !Array.isArray(value) ? value : {}), [name]: changed };
}
