/** The part of a schema that is read. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly maxLength?: unknown;
  readonly maxItems?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
};

/** A place in the contract. */
type Place = { child(key: string): Place };

/** Context that the linter gives a rule for each schema. */
type Context = {
  readonly location: Place;
  report(problem: { readonly message: string; readonly location: Place }): void;
};

const isOf = (type: string, schema: Schema) => [schema.type].flat().includes(type);

/** A form has its own limit, which counts the bytes of its file. */
const isFile = (schema: Schema) => schema.format === "binary";

const isBoundText = (schema: Schema) =>
  Number.isInteger(schema.maxLength) || Array.isArray(schema.enum) || "const" in schema;

/** Refuses each text and each list without a maximum, in requests, replies and parameters. */
const everythingHasAMaximum = () => ({
  Schema: {
    enter(schema: Schema, { report, location }: Context) {
      const at = location.child("type");
      if (isOf("string", schema) && !isFile(schema) && !isBoundText(schema)) {
        report({ message: "A string needs `maxLength`, `enum` or `const`.", location: at });
      }
      if (isOf("array", schema) && !Number.isInteger(schema.maxItems)) {
        report({ message: "An array needs `maxItems`.", location: at });
      }
    },
  },
});

/** The rules of this contract that the linter does not have. */
export default () => ({
  id: "limits",
  rules: { oas3: { "everything-has-a-maximum": everythingHasAMaximum } },
});
