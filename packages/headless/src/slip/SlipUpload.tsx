import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { readiness, sendable } from "../parts/part-state.rules.ts";
import { useSlipUpload } from "./use-slip-upload.ts";

/** Props of `SlipUpload.Root`; everything else goes to its `form`. */
export type SlipUploadRootProps = RootProps<"form", typeof useSlipUpload>;

/** The upload of a slip in parts without styles and texts. */
export const SlipUpload = /* @__PURE__ */ createParts(
  "SlipUpload",
  useSlipUpload,
  ({ root, part }) => ({
    /** The form of a slip. `data-state` is the state of the view. */
    Root: root("form", "slip-upload", (view) => view.getFormProps()),
    /** The input of the picture. `data-state` is `filled` or `empty`. */
    File: part("input", "slip-upload-file", (view) => view.getFileProps(), {
      state: ({ file }) => (file ? "filled" : "empty"),
    }),
    /** The submit button. `data-state` is `busy`, `ready`, or `disabled` without a picture. */
    Submit: part("button", "slip-upload-submit", (view) => view.getSubmitProps(), {
      state: sendable,
    }),
    /** The button that stops the upload. `data-state` is `ready`, or `disabled` when no bytes are left to send. */
    Cancel: part("button", "slip-upload-cancel", (view) => view.getCancelProps(), {
      state: (_, button) => readiness(false, button.disabled),
    }),
  }),
);
