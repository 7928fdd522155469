import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { useRegisterPart } from "./register-context.ts";

/** Props of the wizard's buttons; everything else goes to the `button`. */
export interface RegisterButtonProps extends ComponentProps<"button"> {
  /** Be the child instead of a `button`. @default false */
  asChild?: boolean;
}

const stateOf = (isBusy: boolean) => (isBusy ? "busy" : "ready");

/** Moves on: what Enter does. */
export function RegisterNext({ asChild = false, ...rest }: RegisterButtonProps) {
  const { isBusy } = useRegisterPart("Next");
  const Part = asChild ? Slot : "button";
  return (
    <Part
      data-part="register-next"
      data-state={stateOf(isBusy)}
      aria-disabled={isBusy || undefined}
      type="submit"
      {...rest}
    />
  );
}

/** Goes a step back; what was typed stays. */
export function RegisterBack({ asChild = false, ...rest }: RegisterButtonProps) {
  const { isBusy, actions } = useRegisterPart("Back");
  const Part = asChild ? Slot : "button";
  return (
    <Part
      data-part="register-back"
      data-state={stateOf(isBusy)}
      disabled={isBusy}
      type="button"
      onClick={actions.back}
      {...rest}
    />
  );
}

/** Asks for another code; too early it does nothing. */
export function RegisterResend({ asChild = false, ...rest }: RegisterButtonProps) {
  const { isResending, actions } = useRegisterPart("Resend");
  const Part = asChild ? Slot : "button";
  return (
    <Part
      data-part="register-resend"
      data-state={stateOf(isResending)}
      type="button"
      onClick={actions.resend}
      {...rest}
    />
  );
}
