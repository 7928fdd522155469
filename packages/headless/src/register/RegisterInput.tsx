import { Slot } from "@radix-ui/react-slot";
import type { RegisterField } from "@satang/machines";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useRegisterPart } from "./register-context.ts";

/** Props of {@link RegisterInput}; everything else goes to its `input`. */
export interface RegisterInputProps
  extends Omit<ComponentPropsWithoutRef<"input">, "value" | "onChange"> {
  field: RegisterField;
  /** Be the child instead of an `input`: it must take `value` and `onChange`. @default false */
  asChild?: boolean;
}

const purposes: Partial<Record<RegisterField, ComponentPropsWithoutRef<"input">>> = {
  phone: { type: "tel", autoComplete: "tel-national", inputMode: "tel" },
  otpCode: { autoComplete: "one-time-code", inputMode: "numeric" },
  name: { autoComplete: "name" },
  password: { type: "password", autoComplete: "new-password" },
  confirmation: { type: "password", autoComplete: "new-password" },
  accountNo: { inputMode: "numeric", autoComplete: "off" },
};

/** One field of the wizard. `data-state` tells `valid` or `invalid`. */
export const RegisterInput = forwardRef<HTMLInputElement, RegisterInputProps>(
  function RegisterInput({ field, asChild = false, ...rest }, ref) {
    const register = useRegisterPart("Input");
    const isWrong = register.problemOf(field) !== undefined;
    const Part = asChild ? Slot : "input";
    return (
      <Part
        data-part="register-input"
        data-state={isWrong ? "invalid" : "valid"}
        aria-invalid={isWrong || undefined}
        name={field}
        readOnly={field === "inviteCode" && register.isInvited}
        {...purposes[field]}
        {...rest}
        ref={ref}
        {...{
          value: register.value(field),
          onChange: (event: { currentTarget: { value: string } }) =>
            register.actions.change(field, event.currentTarget.value),
        }}
      />
    );
  },
);
