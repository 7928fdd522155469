export { Menu } from "./Menu.tsx";
export type { MenuItem, MenuProps } from "./menu.types.ts";
