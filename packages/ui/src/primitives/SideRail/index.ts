export { SideRail, type SideRailProps } from "./SideRail.tsx";
