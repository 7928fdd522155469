"use client";

import { useEffect, useRef, useState } from "react";
import { copyText } from "../shared/copy-text.ts";

/** What became of the last copy. */
export type CopyState = "idle" | "copied" | "failed";

const SHOWN_MS = 4000;

/** Copies a text and remembers for 4 s how it went. */
export function useCopy(text: string, onCopy?: (copied: boolean) => void) {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const copied = await copyText(text);
    setState(copied ? "copied" : "failed");
    clearTimeout(timer.current);
    if (copied) timer.current = setTimeout(() => setState("idle"), SHOWN_MS);
    onCopy?.(copied);
  };
  return { state, copy };
}
