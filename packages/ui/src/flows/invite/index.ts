export { inviteWords } from "@satang/i18n/flows/invite";
export { InviteFlow, type InviteFlowProps } from "./InviteFlow.tsx";
