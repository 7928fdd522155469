export { ActionDrawer, type ActionDrawerEntry, type ActionDrawerProps } from "./ActionDrawer.tsx";
