"use client";

import { useEffect, useRef, useState } from "react";
import { copyText } from "../../text/copy-text.ts";

/** Outcome of the last copy. */
export type CopyState = "idle" | "copied" | "failed";

const SHOWN_MS = 4000;

/** Copies a text and keeps the outcome for 4 s, for this text only. */
export function useCopy(text: string, onCopy?: (copied: boolean) => void) {
  const [last, setLast] = useState<{ state: CopyState; text: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    // Removed first, so that the same text is announced again.
    setLast(undefined);
    const copied = await copyText(text);
    setLast({ state: copied ? "copied" : "failed", text });
    if (copied) timer.current = setTimeout(() => setLast(undefined), SHOWN_MS);
    onCopy?.(copied);
  };
  const state: CopyState = last?.text === text ? last.state : "idle";
  return { state, copy };
}
