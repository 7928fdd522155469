/**
 * Why an overlay opened or closed. Each component's documentation names the reasons that it
 * reports.
 *
 * - `trigger`: its trigger was pressed, or a key or text in the trigger opened or closed it.
 * - `hover`: the pointer entered or left its element.
 * - `focus`: its element was focused with the keyboard.
 * - `escape`: the Escape key. One press closes the topmost overlay only.
 * - `outsidePress`: a press outside of it.
 * - `closeButton`: its own close button.
 * - `itemPress`: an item in it was pressed or chosen: an entry, an option, an answer, a button of
 *   the footer.
 * - `drag`: it was dragged or swiped away.
 * - `focusOut`: the focus left it.
 * - `back`: the back button or gesture of the device, by the browser or by the host (`closeUpperModal`).
 * - `done`: its operation was successful.
 * - `timeout`: its duration ended.
 * - `replaced`: another one replaced it.
 * - `programmatic`: code of the host closed it with a method.
 */
export type OpenChangeReason =
  | "trigger"
  | "hover"
  | "focus"
  | "escape"
  | "outsidePress"
  | "closeButton"
  | "itemPress"
  | "drag"
  | "focusOut"
  | "back"
  | "done"
  | "timeout"
  | "replaced"
  | "programmatic";

/** The second argument of `onOpenChange`. */
export interface OpenChangeDetails {
  /** Why it opened or closed. */
  reason: OpenChangeReason;
}

/**
 * Called when an overlay opens or closes, or requests it from its parent. A function with only
 * `open` is accepted.
 *
 * @example
 * const onOpenChange: OnOpenChange = (open, { reason }) => {
 *   if (!open && reason === "outsidePress") saveDraft();
 *   setOpen(open);
 * };
 */
export type OnOpenChange = (open: boolean, details: OpenChangeDetails) => void;
