import type { UseRegister } from "@satang/headless/register";

/** Props of every step. */
export interface RegisterStepProps {
  register: UseRegister;
  /** The member came here by a step, so that its title takes the focus. */
  takesFocus: boolean;
}
