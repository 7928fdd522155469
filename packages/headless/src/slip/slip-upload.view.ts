import type { SlipCheck } from "@satang/machines/slip";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps, FormProps, SubmitProps } from "../parts/element-props.ts";
import type { SlipOrder, SlipProgress } from "./slip-attempt.ts";

/**
 * View that {@link useSlipUpload} returns: the upload of one slip as state, values, actions and prop getters. Spread
 * the getters on elements, or use the parts of `SlipUpload`.
 *
 * States:
 * - `closed`: the service accepts no slips now
 * - `choosing`: no picture is chosen
 * - `ready`, `submitting`: the chosen picture with its checks, before it is sent and while it is sent
 * - `done`: the service has the slip; its status follows in the list of slips
 * - `outcome`: `operation.outcome` is shown in place of the form
 */
export type SlipUploadView = {
  readonly state: "closed" | "choosing" | "ready" | "submitting" | "done" | "outcome";
  /** The chosen picture. It is kept by the view only, never stored. */
  readonly file: File | null;
  /**
   * Checks of the picture by the device, for the member only: a warning never keeps the slip from being sent. `null`
   * without a picture and while it is read; empty when it could not be read.
   */
  readonly checks: readonly SlipCheck[] | null;
  /** How much of the picture was sent; `null` while that cannot be measured. */
  readonly progress: SlipProgress | null;
  /** Whether bytes are left to send, so that nothing is sent when the member stops now. */
  readonly canCancel: boolean;
  /** Daily time from which no slips are accepted, `HH:mm` in the time zone of the service; `null` when it is not known. */
  readonly closeTime: string | null;
  readonly isSubmitting: boolean;
  /** The service refused this picture and would refuse it each time: another one must be chosen, and nothing is sent. */
  readonly isFileRefused: boolean;
  /** The last slip: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<SlipOrder>;
  readonly actions: {
    /** Chooses another picture, or none. Ignored while one is sent. */
    readonly choose: (file: File | null) => void;
    /** Sends the picture. Without one it sends nothing. */
    readonly submit: () => void;
    /** Stops the upload, see `canCancel`. */
    readonly cancel: () => void;
    /** Call it when the member has read how it ended: another slip can be chosen then. */
    readonly close: () => void;
    /** Asks the service again whether slips are accepted. */
    readonly refresh: () => void;
  };
  readonly getFormProps: () => FormProps<SlipUploadView["state"]>;
  /** For the `input` of the picture. */
  readonly getFileProps: () => {
    readonly type: "file";
    readonly accept: string;
    readonly onChange: (event: { readonly target: { readonly files: FileList | null } }) => void;
  };
  /** For the submit button: disabled without a picture. It keeps the focus while it waits. */
  readonly getSubmitProps: () => SubmitProps & { readonly disabled: boolean };
  /** For the button that stops the upload. */
  readonly getCancelProps: () => ButtonProps & { readonly disabled: boolean };
};
