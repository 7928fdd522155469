export { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
export type { PhoneRegion } from "./phone.rules.ts";
