export { AmountPicker, type AmountPickerProps } from "./AmountPicker.tsx";
