export { profileWords } from "@satang/i18n/flows/profile";
export { ChangePasswordFlow, type ChangePasswordFlowProps } from "./ChangePasswordFlow.tsx";
export { EditProfileFlow, type EditProfileFlowProps } from "./EditProfileFlow.tsx";
export { ProfileFlow, type ProfileFlowProps } from "./ProfileFlow.tsx";
