import { createContext, forwardRef } from "react";
import { FlowRoot } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { SlipUploadView } from "./slip-upload.view.ts";
import { useSlipUpload } from "./use-slip-upload.ts";

const SlipUploadContext = createContext<SlipUploadView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(SlipUploadContext, `SlipUpload.${part}`, "SlipUpload.Root");

/** Props of `SlipUpload.Root`; everything else goes to its `form`. */
export type SlipUploadRootProps = PartProps<"form"> & {
  /** An upload of your own, from `useSlipUpload`. Without it Root creates one. */
  readonly value?: SlipUploadView | undefined;
};

/** The form of a slip. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, SlipUploadRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="slip-upload"
      context={SlipUploadContext}
      useFlow={useSlipUpload}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The input of the picture. `data-state` is `filled` or `empty`. */
const File = forwardRef<HTMLInputElement, PartProps<"input">>(function File(props, ref) {
  const { file, getFileProps } = useView("File");
  return (
    <Part
      tag="input"
      named="slip-upload-file"
      state={file ? "filled" : "empty"}
      {...getFileProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The submit button. `data-state` is `busy`, `ready`, or `disabled` without a picture. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { isSubmitting, getSubmitProps } = useView("Submit");
  const button = getSubmitProps();
  return (
    <Part
      tag="button"
      named="slip-upload-submit"
      state={readiness(isSubmitting, button.disabled)}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** The button that stops the upload. `data-state` is `ready`, or `disabled` when no bytes are left to send. */
const Cancel = forwardRef<HTMLButtonElement, PartProps<"button">>(function Cancel(props, ref) {
  const button = useView("Cancel").getCancelProps();
  return (
    <Part
      tag="button"
      named="slip-upload-cancel"
      state={readiness(false, button.disabled)}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** The upload of a slip in parts without styles and texts. */
export const SlipUpload = { Root, File, Submit, Cancel };
