import { Button, ComingSoonState, useI18n } from "@satang/ui";
import { paths } from "../navigation/paths.ts";
import { HiddenTitle } from "../shell/HiddenTitle.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";

/** A placeholder for a screen of a later version. */
export function NotYetPage({ page }: { page: "profile" | "bonus" | "contact" | "howto" }) {
  const { t } = useI18n();
  const name = t(`app.title.${page}`);
  usePageTitle(name);

  return (
    <>
      <HiddenTitle>{name}</HiddenTitle>
      <ComingSoonState
        title={t("app.notYet.title", { page: name })}
        text={t("app.notYet.text")}
        action={
          <Button variant="outline" size="small" href={paths.root}>
            {t("app.notYet.home")}
          </Button>
        }
      />
    </>
  );
}
