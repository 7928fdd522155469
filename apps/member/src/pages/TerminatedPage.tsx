import { Heading, Logo, Text, useI18n } from "@satang/ui";
import { useEffect } from "react";
import { StandalonePage } from "../layouts/StandalonePage.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";

/** The page of a closed site (journey.txt §2): another title, another icon, and no call. */
export function TerminatedPage() {
  const { t } = useI18n();
  usePageTitle(t("app.title.terminated"));
  useEffect(() => {
    const icon = document.querySelector('link[rel="icon"]');
    const usual = icon?.getAttribute("href");
    icon?.setAttribute("href", "/favicon-closed.svg");
    // Nothing of this page is left on the next one (journey.txt §2).
    return () => void (usual && icon?.setAttribute("href", usual));
  }, []);

  return (
    <StandalonePage page="terminated">
      <Logo size={72} />
      <Heading level={1}>{t("app.terminated.title")}</Heading>
      <Text tone="muted" align="center">
        {t("app.terminated.text")}
      </Text>
    </StandalonePage>
  );
}
