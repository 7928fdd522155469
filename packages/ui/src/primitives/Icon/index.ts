export * from "./icons.ts";
export { type Icon, type IconDrawing, type IconProps, icon } from "./svg/icon.tsx";
