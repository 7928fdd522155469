import type { RegisterView } from "@satang/headless/register";

/** Props of every step. */
export interface RegisterStepProps {
  register: RegisterView;
  /** The member came here by a step, so that its title takes the focus. */
  takesFocus: boolean;
}
