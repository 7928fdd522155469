export { Combobox } from "./Combobox.tsx";
export type { ComboboxOption, ComboboxProps } from "./combobox.types.ts";
