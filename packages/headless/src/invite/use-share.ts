import { useState, useSyncExternalStore } from "react";

/** Words of a shared address. */
export type ShareWords = { readonly title?: string; readonly text?: string };

const never = () => () => undefined;
const isSupported = () => typeof navigator.share === "function";
const onServer = () => false;

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

/** The share sheet of the device. */
export function useShare() {
  const canShare = useSyncExternalStore(never, isSupported, onServer);
  const [isFailed, setFailed] = useState(false);
  /** Opens the share sheet; call it in the press. A closed sheet is no failure. */
  const share = (url: string, words: ShareWords = {}) => {
    setFailed(false);
    navigator.share({ ...words, url }).catch((error) => setFailed(!isCancelled(error)));
  };
  return { canShare, isFailed, share };
}
