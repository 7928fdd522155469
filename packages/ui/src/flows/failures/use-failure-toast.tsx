import type { Failure } from "@satang/core";
import type { ReactNode } from "react";
import { Text } from "../../primitives/Text/index.ts";
import { type ToastTone, useToast } from "../../primitives/Toast/index.ts";
import { failureTone } from "./failure-tone.ts";

const TONES: Readonly<Record<ReturnType<typeof failureTone>, ToastTone>> = {
  positive: "positive",
  info: "neutral",
  warning: "neutral",
  critical: "critical",
};

/** Returns a function that shows a failure over the screen for 4 s, in the colour of its severity. */
export function useFailureToast() {
  const toast = useToast();
  return (error: Failure | null, text: ReactNode, title?: ReactNode) => {
    const message = title ? (
      <>
        <Text weight="strong">{title}</Text>
        <Text>{text}</Text>
      </>
    ) : (
      text
    );
    toast.show(message, { tone: TONES[failureTone(error)] });
  };
}
