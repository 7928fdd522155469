import { Slot } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useRegisterPart } from "./register-context.ts";

/** Props of the wizard's buttons; everything else goes to the `button`. */
export interface RegisterButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** Be the child instead of a `button`. @default false */
  asChild?: boolean;
}

const stateOf = (isBusy: boolean) => (isBusy ? "busy" : "ready");

/** Moves on: what Enter does. */
export const RegisterNext = forwardRef<HTMLButtonElement, RegisterButtonProps>(
  function RegisterNext({ asChild = false, ...rest }, ref) {
    const { isBusy } = useRegisterPart("Next");
    const Part = asChild ? Slot : "button";
    return (
      <Part
        data-part="register-next"
        data-state={stateOf(isBusy)}
        aria-disabled={isBusy || undefined}
        type="submit"
        {...rest}
        ref={ref}
      />
    );
  },
);

/** Goes a step back; what was typed stays. */
export const RegisterBack = forwardRef<HTMLButtonElement, RegisterButtonProps>(
  function RegisterBack({ asChild = false, ...rest }, ref) {
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
        ref={ref}
      />
    );
  },
);

/** Asks for another code; too early it does nothing. */
export const RegisterResend = forwardRef<HTMLButtonElement, RegisterButtonProps>(
  function RegisterResend({ asChild = false, ...rest }, ref) {
    const { isResending, actions } = useRegisterPart("Resend");
    const Part = asChild ? Slot : "button";
    return (
      <Part
        data-part="register-resend"
        data-state={stateOf(isResending)}
        type="button"
        onClick={actions.resend}
        {...rest}
        ref={ref}
      />
    );
  },
);
