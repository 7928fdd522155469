export type { NavigationEntry } from "../shared/navigation.types.ts";
export { BottomMenu, type BottomMenuAction, type BottomMenuProps } from "./BottomMenu.tsx";
