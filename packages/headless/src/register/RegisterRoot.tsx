import { Slot } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { RegisterContext } from "./register-context.ts";
import { type UseRegister, type UseRegisterOptions, useRegister } from "./use-register.ts";

/** Props of {@link RegisterRoot}; everything else goes to its `form`. */
export interface RegisterRootProps extends ComponentPropsWithoutRef<"form"> {
  /** A registration of yours, from `useRegister`. Without it Root makes its own. */
  value?: UseRegister;
  /** Options of the own registration. */
  options?: UseRegisterOptions;
  /** Be the child instead of a `form`. @default false */
  asChild?: boolean;
}

const RegisterForm = forwardRef<
  HTMLFormElement,
  Omit<RegisterRootProps, "options" | "value"> & { value: UseRegister }
>(function RegisterForm({ value, asChild = false, ...rest }, ref) {
  const Part = asChild ? Slot : "form";
  return (
    <RegisterContext.Provider value={value}>
      <Part
        data-part="register"
        aria-busy={value.isBusy || undefined}
        {...value.getFormProps()}
        {...rest}
        ref={ref}
      />
    </RegisterContext.Provider>
  );
});

const OwnRegisterForm = forwardRef<HTMLFormElement, Omit<RegisterRootProps, "value">>(
  function OwnRegisterForm({ options, ...rest }, ref) {
    return <RegisterForm {...rest} ref={ref} value={useRegister(options)} />;
  },
);

/** The wizard's form: Enter moves on. `data-state` is the step. */
export const RegisterRoot = forwardRef<HTMLFormElement, RegisterRootProps>(function RegisterRoot(
  { value, options, ...rest },
  ref,
) {
  if (value) return <RegisterForm {...rest} ref={ref} value={value} />;
  return <OwnRegisterForm {...rest} ref={ref} {...(options ? { options } : {})} />;
});
