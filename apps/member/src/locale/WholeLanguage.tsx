import { type ReactNode, useEffect } from "react";
import { PartFailed } from "../shell/PartFailed.tsx";
import { PartWaiting } from "../shell/PartWaiting.tsx";
import { useLocale } from "./locale-context.ts";

/** Renders its children when all texts of the language are loaded. */
export function WholeLanguage({ children }: { children: ReactNode }) {
  const { rest, complete } = useLocale();
  useEffect(() => {
    if (rest === "wanted") complete();
  }, [rest, complete]);
  if (rest === "failed") return <PartFailed onRetry={complete} />;
  return rest === "here" ? children : <PartWaiting />;
}
