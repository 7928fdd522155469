import { NotThereYetFace, useI18n } from "@satang/ui";
import { usePageTitle } from "../shell/use-page-title.ts";

export function RegisterPage() {
  const { t } = useI18n();
  const name = t("app.title.register");
  usePageTitle(name);
  return (
    <NotThereYetFace title={t("app.notYet.title", { page: name })} text={t("app.notYet.text")} />
  );
}
