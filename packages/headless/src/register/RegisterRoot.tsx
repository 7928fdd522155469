import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { RegisterContext } from "./register-context.ts";
import { type UseRegister, type UseRegisterOptions, useRegister } from "./use-register.ts";

/** Props of {@link RegisterRoot}; everything else goes to its `form`. */
export interface RegisterRootProps extends ComponentProps<"form"> {
  /** A registration of yours, from `useRegister`. Without it Root makes its own. */
  value?: UseRegister;
  /** Options of the own registration. */
  options?: UseRegisterOptions;
  /** Be the child instead of a `form`. @default false */
  asChild?: boolean;
}

function RegisterForm({
  value,
  asChild = false,
  ...rest
}: Omit<RegisterRootProps, "options" | "value"> & { value: UseRegister }) {
  const Part = asChild ? Slot : "form";
  return (
    <RegisterContext.Provider value={value}>
      <Part
        data-part="register"
        aria-busy={value.isBusy || undefined}
        {...value.getFormProps()}
        {...rest}
      />
    </RegisterContext.Provider>
  );
}

function OwnRegisterForm({ options, ...rest }: Omit<RegisterRootProps, "value">) {
  return <RegisterForm {...rest} value={useRegister(options)} />;
}

/** The wizard's form: Enter moves on. `data-state` is the step. */
export function RegisterRoot({ value, options, ...rest }: RegisterRootProps) {
  if (value) return <RegisterForm {...rest} value={value} />;
  return <OwnRegisterForm {...rest} {...(options ? { options } : {})} />;
}
