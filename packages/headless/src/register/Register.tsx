import type { RegisterField, RegisterStep } from "@satang/machines";
import { createContext, forwardRef, type ReactNode } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { RegisterView } from "./register.view.ts";
import { type UseRegisterOptions, useRegister } from "./use-register.ts";

const RegisterContext = createContext<RegisterView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(RegisterContext, `Register.${part}`, "Register.Root");

/** Props of `Register.Root`; everything else goes to its `form`. */
export type RegisterRootProps = FlowRootProps<"form", RegisterView, UseRegisterOptions>;

/** The form of the wizard: Enter goes to the next step. `data-state` is the step. */
const Root = forwardRef<HTMLFormElement, RegisterRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="register"
      context={RegisterContext}
      useFlow={useRegister}
      propsOf={({ isBusy, getFormProps }) => ({
        "aria-busy": isBusy || undefined,
        ...getFormProps(),
      })}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `Register.Step`. */
export type RegisterStepProps = {
  /** The children are rendered in this step only. */
  readonly name: RegisterStep;
  readonly children: ReactNode;
};

/** The content of one step. */
function Step({ name, children }: RegisterStepProps) {
  return useView("Step").state === name ? children : null;
}

/** Props of `Register.Input`; everything else goes to its `input`. */
export type RegisterInputProps = Omit<PartProps<"input">, "value" | "onChange"> & {
  readonly field: RegisterField;
};

/** One field. `data-state` is `valid` or `invalid`. */
const Input = forwardRef<HTMLInputElement, RegisterInputProps>(function Input(
  { field, ...props },
  ref,
) {
  const { value, onChange, ...own } = useView("Input").getFieldProps(field);
  return (
    <Part
      tag="input"
      named="register-input"
      state={own["aria-invalid"] ? "invalid" : "valid"}
      {...own}
      {...props}
      value={value}
      onChange={onChange}
      ref={ref}
    />
  );
});

/** The button that goes to the next step, like Enter. `data-state` is `busy` or `ready`. */
const Next = forwardRef<HTMLButtonElement, PartProps<"button">>(function Next(props, ref) {
  const { isSubmitting, getSubmitProps } = useView("Next");
  return (
    <Part
      tag="button"
      named="register-next"
      state={readiness(isSubmitting)}
      {...getSubmitProps()}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The button that goes to the previous step; typed values stay. `data-state` is `busy` or `ready`.
 */
const Back = forwardRef<HTMLButtonElement, PartProps<"button">>(function Back(props, ref) {
  const { isBusy, getBackProps } = useView("Back");
  return (
    <Part
      tag="button"
      named="register-back"
      state={readiness(isBusy)}
      {...getBackProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that sends another code; it does nothing before `resendAt`. `data-state` is `busy` or `ready`. */
const Resend = forwardRef<HTMLButtonElement, PartProps<"button">>(function Resend(props, ref) {
  const { isResending, getResendProps } = useView("Resend");
  return (
    <Part
      tag="button"
      named="register-resend"
      state={readiness(isResending)}
      {...getResendProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that continues without the invite code that the server refused; rendered only then. */
const WithoutInvite = forwardRef<HTMLButtonElement, PartProps<"button">>(
  function WithoutInvite(props, ref) {
    const { isInviteRefused, getDropInviteCodeProps } = useView("WithoutInvite");
    if (!isInviteRefused) return null;
    return (
      <Part
        tag="button"
        named="register-without-invite"
        state="ready"
        {...getDropInviteCodeProps()}
        {...props}
        ref={ref}
      />
    );
  },
);

/** The button that asks the server after a lost reply. `data-state` is `busy` or `ready`. */
const CheckOutcome = forwardRef<HTMLButtonElement, PartProps<"button">>(
  function CheckOutcome(props, ref) {
    const { isBusy, getCheckOutcomeProps } = useView("CheckOutcome");
    return (
      <Part
        tag="button"
        named="register-check-outcome"
        state={readiness(isBusy)}
        {...getCheckOutcomeProps()}
        {...props}
        ref={ref}
      />
    );
  },
);

/**
 * Registration in parts without styles and texts.
 * @example
 * <Register.Root options={{ onRegistered }}>
 *   <Register.Step name="phone">
 *     <Register.Input field="phone" aria-label="Phone number" />
 *   </Register.Step>
 *   <Register.Next>Next</Register.Next>
 * </Register.Root>
 */
export const Register = { Root, Step, Input, Next, Back, Resend, WithoutInvite, CheckOutcome };
