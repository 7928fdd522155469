import { Button, Heading, Logo, Text, useI18n } from "@satang/ui";
import { StandalonePage } from "../layouts/StandalonePage.tsx";

/** Shown instead of a blank screen after an error in the app itself. */
export function CrashPage() {
  const { t } = useI18n();

  return (
    <StandalonePage page="crash">
      <Logo size={72} />
      <Heading level={1}>{t("app.crash.title")}</Heading>
      <Text tone="muted" align="center">
        {t("app.crash.text")}
      </Text>
      <Button onClick={() => window.location.reload()}>{t("app.crash.reload")}</Button>
    </StandalonePage>
  );
}
