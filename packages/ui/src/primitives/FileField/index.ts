export { FileField, type FileFieldProps } from "./FileField.tsx";
export type { FileRefusal } from "./file.rules.ts";
