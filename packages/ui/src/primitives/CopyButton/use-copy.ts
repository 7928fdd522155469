"use client";

import { useEffect, useRef, useState } from "react";
import { copyText } from "../../text/copy-text.ts";

/** What became of the last copy. */
export type CopyState = "idle" | "copied" | "failed";

const SHOWN_MS = 4000;

/** Copies a text and remembers for 4 s how it went; of another text it says nothing. */
export function useCopy(text: string, onCopy?: (copied: boolean) => void) {
  const [last, setLast] = useState<{ state: CopyState; text: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    // Taken away first, the same words are spoken again.
    setLast(undefined);
    const copied = await copyText(text);
    setLast({ state: copied ? "copied" : "failed", text });
    if (copied) timer.current = setTimeout(() => setLast(undefined), SHOWN_MS);
    onCopy?.(copied);
  };
  const state: CopyState = last?.text === text ? last.state : "idle";
  return { state, copy };
}
