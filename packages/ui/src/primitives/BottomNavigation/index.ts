export type { NavigationEntry } from "../../links/navigation.types.ts";
export {
  BottomNavigation,
  type BottomNavigationAction,
  type BottomNavigationProps,
} from "./BottomNavigation.tsx";
