import { useI18n } from "@satang/ui";
import { useEffect } from "react";
import { config } from "../config.ts";

/** Names the browser's tab after the page. */
export function usePageTitle(page: string): void {
  const { t } = useI18n();
  const title = t("app.title.page", { page, brand: config.brandName });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
