export { type Icon, type IconDrawing, type IconProps, icon } from "./icons/icon.tsx";
export * from "./icons.ts";
