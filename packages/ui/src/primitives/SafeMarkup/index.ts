export { SafeMarkup, type SafeMarkupProps } from "./SafeMarkup.tsx";
