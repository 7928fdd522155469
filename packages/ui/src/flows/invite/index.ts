export { InviteFlow, type InviteFlowProps } from "./InviteFlow.tsx";
