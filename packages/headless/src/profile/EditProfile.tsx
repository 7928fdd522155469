import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { EditProfileView } from "./edit-profile.view.ts";
import { type UseEditProfileOptions, useEditProfile } from "./use-edit-profile.ts";

const EditProfileContext = createContext<EditProfileView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(EditProfileContext, `EditProfile.${part}`, "EditProfile.Root");

/** Props of `EditProfile.Root`; everything else goes to its `form`. */
export type EditProfileRootProps = FlowRootProps<"form", EditProfileView, UseEditProfileOptions>;

/** The form: Enter saves. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, EditProfileRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="edit-profile"
      context={EditProfileContext}
      useFlow={useEditProfile}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `EditProfile.Input`; everything else goes to its `input`. */
export type EditProfileInputProps = PartProps<"input"> & {
  /** The value of this field. */
  readonly field: Parameters<EditProfileView["getFieldProps"]>[0];
};

/** One field; with `asChild` a `select` for the bank. `data-state` is `valid` or `invalid`. */
const Input = forwardRef<HTMLInputElement, EditProfileInputProps>(function Input(
  { field, ...props },
  ref,
) {
  const own = useView("Input").getFieldProps(field);
  const state = own["aria-invalid"] ? "invalid" : "valid";
  return (
    <Part tag="input" named="edit-profile-input" state={state} {...own} {...props} ref={ref} />
  );
});

/** The submit button. `data-state` is `busy` or `ready`. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { state, getSubmitProps } = useView("Submit");
  return (
    <Part
      tag="button"
      named="edit-profile-submit"
      state={readiness(state === "saving")}
      {...getSubmitProps()}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The form that changes the member's own data in parts without styles and texts.
 * @example
 * <EditProfile.Root options={{ onSaved }}>
 *   <EditProfile.Input field="name" aria-label="Name" />
 *   <EditProfile.Input field="bankAccountNo" aria-label="Account number" />
 *   <EditProfile.Submit>Save</EditProfile.Submit>
 * </EditProfile.Root>
 */
export const EditProfile = { Root, Input, Submit };
