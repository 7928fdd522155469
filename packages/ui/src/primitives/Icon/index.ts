export { type Icon, type IconDrawing, type IconProps, icon } from "./icon.tsx";
export * from "./icons.ts";
