import { Button, Heading, Logo, Text, useI18n } from "@satang/ui";
import { StandalonePage } from "../layouts/StandalonePage.tsx";
import { paths } from "../navigation/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";

/** Shown for an unknown address. */
export function NotFoundPage() {
  const { t } = useI18n();
  usePageTitle(t("app.title.notFound"));

  return (
    <StandalonePage page="notFound">
      <Logo size={72} />
      <Text size="lead" weight="strong" tone="muted" align="center">
        {t("app.notFound.code")}
      </Text>
      <Heading level={1}>{t("app.notFound.title")}</Heading>
      <Text tone="muted" align="center">
        {t("app.notFound.text")}
      </Text>
      <Button href={paths.root}>{t("app.notFound.home")}</Button>
    </StandalonePage>
  );
}
