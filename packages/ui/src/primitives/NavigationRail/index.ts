export { NavigationRail, type NavigationRailProps } from "./NavigationRail.tsx";
