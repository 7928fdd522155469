export {
  RegisterBack as Back,
  RegisterNext as Next,
  RegisterResend as Resend,
} from "./RegisterButtons.tsx";
export { RegisterInput as Input } from "./RegisterInput.tsx";
export { RegisterRoot as Root } from "./RegisterRoot.tsx";
export { RegisterStep as Step } from "./RegisterStep.tsx";
