import { useLookup } from "@satang/headless";
import { useI18n } from "@satang/ui";
import { config } from "../config.ts";
import { paths } from "../routes/paths.ts";
import { ThemeSwitch } from "../theme/ThemeSwitch.tsx";
import styles from "./layout.module.css";
import { websiteOf } from "./website.rules.ts";

/** The product's website, from the info lookup (money.txt §2), and the version. */
export function CreditLine() {
  const { t } = useI18n();
  const info = useLookup("info");
  const site = websiteOf(info.data?.website);

  return (
    <footer className={styles.credit}>
      {site && (
        <>
          <a href={site.href} rel="noopener noreferrer" target="_blank">
            {site.label}
          </a>
          {" · "}
        </>
      )}
      <span>{config.version}</span>
      {" · "}
      <a href={paths.howto}>{t("app.nav.howto")}</a>
      <span className={styles.creditTheme}>
        <ThemeSwitch />
      </span>
    </footer>
  );
}
