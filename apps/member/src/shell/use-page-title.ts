import { useI18n } from "@satang/ui";
import { useEffect } from "react";
import { config } from "../config/config.ts";

/** Sets the title of the document to that of the page. */
export function usePageTitle(page: string): void {
  const { t } = useI18n();
  const title = t("app.title.page", { page, brand: config.brandName });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
