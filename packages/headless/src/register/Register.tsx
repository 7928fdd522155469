import type { RegisterField, RegisterStep } from "@satang/machines/register";
import type { ReactNode } from "react";
import { createParts, type OwnPart, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { readiness, sending, validity } from "../parts/part-state.rules.ts";
import type { RegisterView } from "./register.view.ts";
import { useRegister } from "./use-register.ts";

/** Props of `Register.Root`; everything else goes to its `form`. */
export type RegisterRootProps = RootProps<"form", typeof useRegister>;

/** Props of `Register.Step`. */
export type RegisterStepProps = {
  /** The children are rendered in this step only. */
  readonly name: RegisterStep;
  readonly children: ReactNode;
};

/** Props of `Register.Input`; everything else goes to its `input`. */
export type RegisterInputProps = Omit<PartProps<"input">, "value" | "onChange"> & {
  readonly field: RegisterField;
};

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
export const Register = /* @__PURE__ */ createParts(
  "Register",
  useRegister,
  ({ root, part, partWith, own }) => ({
    /** The form of the wizard: Enter goes to the next step. `data-state` is the step. */
    Root: root("form", "register", ({ isBusy, getFormProps }) => ({
      "aria-busy": isBusy || undefined,
      ...getFormProps(),
    })),
    /** The content of one step. */
    Step: own(({ view, props }: OwnPart<RegisterView, RegisterStepProps, never>) =>
      view.state === props.name ? props.children : null,
    ),
    /** A field. `data-state` is `valid` or `invalid`. */
    Input: partWith(
      "input",
      "register-input",
      (view, { field, ...rest }: RegisterInputProps) => {
        const { value, onChange, ...bound } = view.getFieldProps(field);
        return [bound, { ...rest, value, onChange }];
      },
      { state: validity },
    ),
    /** The button that goes to the next step, like Enter. `data-state` is `busy` or `ready`. */
    Next: part("button", "register-next", (view) => view.getSubmitProps(), { state: sending }),
    /** The button that goes to the previous step; typed values stay. `data-state` is `busy` or `ready`. */
    Back: part("button", "register-back", (view) => view.getBackProps(), {
      state: ({ isBusy }) => readiness(isBusy),
    }),
    /** The button that sends another code; it does nothing before `resendAt`. `data-state` is `busy` or `ready`. */
    Resend: part("button", "register-resend", (view) => view.getResendProps(), {
      state: ({ isResending }) => readiness(isResending),
    }),
    /** The button that continues without the invite code that the server refused; rendered only then. */
    WithoutInvite: part(
      "button",
      "register-without-invite",
      (view) => view.getDropInviteCodeProps(),
      { state: () => "ready", when: ({ isInviteRefused }) => isInviteRefused },
    ),
    /** The button that asks the server after a lost reply. `data-state` is `busy` or `ready`. */
    CheckOutcome: part("button", "register-check-outcome", (view) => view.getCheckOutcomeProps(), {
      state: ({ isBusy }) => readiness(isBusy),
    }),
  }),
);
