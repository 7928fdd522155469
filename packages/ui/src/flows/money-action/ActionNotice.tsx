import type { MoneyAction } from "@satang/headless/money-action";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Notice } from "../../primitives/Notice/index.ts";

/** Above the button: that it was refused and why, or that another tab is at it. Nothing else. */
export function ActionNotice({ action }: { readonly action: MoneyAction }) {
  const { t, errorText } = useI18n();
  const { status, error } = action;
  if (status === "busy") {
    return (
      <Notice tone="warning" live="assertive" title={t("moneyAction.busy.title")}>
        {t("moneyAction.busy.text")}
      </Notice>
    );
  }
  if (status !== "failed") return null;
  // A line lost before anything was sent is the one network failure that is certain.
  const isUnsent = error === null || error.kind === "network" || error.kind === "timeout";
  return (
    <Notice tone="critical" live="assertive" title={t("moneyAction.failed.title")}>
      {error ? errorText(error) : null} {isUnsent ? t("moneyAction.failed.notSent") : null}
    </Notice>
  );
}
