export { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
export type { RadioOption } from "./radio-option.types.ts";
