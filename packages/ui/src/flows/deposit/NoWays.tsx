import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";

/** Shown when the service offers no way to deposit. */
export function NoWays() {
  const { t } = useI18n();
  return <EmptyState title={t("deposit.empty.title")} text={t("deposit.empty.text")} />;
}
