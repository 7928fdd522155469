import type { Failure } from "@satang/core";
import type { ReactNode } from "react";
import { Text } from "../../primitives/Text/index.ts";
import type { ToastOptions, ToastTone } from "../../primitives/Toast/index.ts";
import { useReportToast } from "../reports/use-report-toast.ts";
import { failureTone } from "./failure-tone.ts";

const TONES: Readonly<Record<ReturnType<typeof failureTone>, ToastTone>> = {
  positive: "positive",
  info: "neutral",
  warning: "neutral",
  critical: "critical",
};

/**
 * Returns a function that shows a failure over the screen for 4 s, in the colour of its severity. Its promise is fulfilled when
 * the toast is rendered.
 */
export function useFailureToast() {
  const report = useReportToast();
  return (
    error: Failure | null,
    text: ReactNode,
    title?: ReactNode,
    options?: Pick<ToastOptions, "live">,
  ) => {
    const message = title ? (
      <>
        <Text weight="strong">{title}</Text>
        <Text>{text}</Text>
      </>
    ) : (
      text
    );
    return report(message, { ...options, tone: TONES[failureTone(error)] });
  };
}
