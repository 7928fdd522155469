import type { RegisterStep as Step } from "@satang/machines";
import type { ReactNode } from "react";
import { useRegisterPart } from "./register-context.ts";

/** Props of {@link RegisterStep}. */
export interface RegisterStepProps {
  /** Shown in this step only. */
  name: Step;
  children: ReactNode;
}

/** What belongs to one step. */
export function RegisterStep({ name, children }: RegisterStepProps) {
  return useRegisterPart("Step").step === name ? children : null;
}
