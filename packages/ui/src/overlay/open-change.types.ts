/**
 * Why an overlay opened or closed. Each component's documentation names the reasons that it reports.
 *
 * - `trigger`: the element it belongs to was pressed, or a key or text in it opened or closed it.
 * - `hover`: the pointer came over its element, or left it.
 * - `focus`: its element got the focus by the keyboard.
 * - `escape`: the Escape key. One press closes the topmost overlay only.
 * - `outsidePress`: a press outside of it.
 * - `closeButton`: its own close button.
 * - `itemPress`: an item in it was pressed or chosen: an entry, an option, an answer, a button of the footer.
 * - `drag`: a finger pulled or swiped it away.
 * - `focusOut`: the focus left it.
 * - `back`: the browser closed it on a request of the device, such as the back button or gesture.
 * - `timeout`: its time was over.
 * - `replaced`: another one took its place.
 * - `programmatic`: code of the host closed it by a method.
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
  | "timeout"
  | "replaced"
  | "programmatic";

/** What `onOpenChange` gets besides the new state. */
export interface OpenChangeDetails {
  /** Why it opened or closed. */
  reason: OpenChangeReason;
}

/**
 * Called when an overlay opens or closes, or asks its parent to. A function that takes only `open` fits.
 *
 * @example
 * const onOpenChange: OnOpenChange = (open, { reason }) => {
 *   if (!open && reason === "outsidePress") saveDraft();
 *   setOpen(open);
 * };
 */
export type OnOpenChange = (open: boolean, details: OpenChangeDetails) => void;
