export { Field, type FieldProps } from "./Field.tsx";
export { type FieldMessages, useFieldIds } from "./use-field-ids.ts";
