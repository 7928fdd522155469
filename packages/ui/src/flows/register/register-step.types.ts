import type { RegisterView } from "@satang/headless/register";

/** Props of every step. */
export interface RegisterStepProps {
  register: RegisterView;
  /** Whether the member came from another step, so that the title gets the focus. */
  takesFocus: boolean;
}
