export type { Icon, IconProps } from "./icon.tsx";
export * from "./icons.ts";
