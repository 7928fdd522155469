import { createParts, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { readiness, validity } from "../parts/part-state.rules.ts";
import type { EditProfileView } from "./edit-profile.view.ts";
import { useEditProfile } from "./use-edit-profile.ts";

/** Props of `EditProfile.Root`; everything else goes to its `form`. */
export type EditProfileRootProps = RootProps<"form", typeof useEditProfile>;

/** Props of `EditProfile.Input`; everything else goes to its `input`. */
export type EditProfileInputProps = PartProps<"input"> & {
  /** The value of this field. */
  readonly field: Parameters<EditProfileView["getFieldProps"]>[0];
};

/**
 * The form that changes the member's own data in parts without styles and texts.
 * @example
 * <EditProfile.Root options={{ onSaved }}>
 *   <EditProfile.Input field="name" aria-label="Name" />
 *   <EditProfile.Input field="bankAccountNo" aria-label="Account number" />
 *   <EditProfile.Submit>Save</EditProfile.Submit>
 * </EditProfile.Root>
 */
export const EditProfile = /* @__PURE__ */ createParts(
  "EditProfile",
  useEditProfile,
  ({ root, part, partWith }) => ({
    /** The form: Enter saves. `data-state` is the state of the view. */
    Root: root("form", "edit-profile", (view) => view.getFormProps()),
    /** A field; with `asChild` a `select` for the bank. `data-state` is `valid` or `invalid`. */
    Input: partWith(
      "input",
      "edit-profile-input",
      (view, { field, ...rest }: EditProfileInputProps) => [view.getFieldProps(field), rest],
      { state: validity },
    ),
    /** The submit button. `data-state` is `busy` or `ready`. */
    Submit: part("button", "edit-profile-submit", (view) => view.getSubmitProps(), {
      state: (view) => readiness(view.state === "saving"),
    }),
  }),
);
