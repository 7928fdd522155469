const isText = (schema) => [schema.type].flat().includes("string");
const isList = (schema) => [schema.type].flat().includes("array");

/** A form has its own limit, which counts the bytes of its file. */
const isFile = (schema) => schema.format === "binary";

const isBoundText = (schema) =>
  Number.isInteger(schema.maxLength) || Array.isArray(schema.enum) || "const" in schema;

/** Refuses each text and each list without a maximum, in requests, replies and parameters. */
const everythingHasAMaximum = () => ({
  Schema: {
    enter(schema, { report, location }) {
      const at = location.child("type");
      if (isText(schema) && !isFile(schema) && !isBoundText(schema)) {
        report({ message: "A string needs `maxLength`, `enum` or `const`.", location: at });
      }
      if (isList(schema) && !Number.isInteger(schema.maxItems)) {
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
