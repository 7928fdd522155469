import { useLookup } from "@satang/headless/info";
import { Link, useI18n } from "@satang/ui";
import { config } from "../config/config.ts";
import { howtoHref } from "../navigation/howto-href.ts";
import { paths } from "../navigation/paths.ts";
import { ThemeSwitch } from "../theme/ThemeSwitch.tsx";
import styles from "./layout.module.css";
import { websiteOf } from "./website.rules.ts";

/** The website of the service, from the info lookup (money.txt §2), and the version. */
export function CreditLine() {
  const { t } = useI18n();
  const info = useLookup("info");
  const site = websiteOf(info.data?.website);

  return (
    <footer className={styles.credit}>
      {site && (
        <>
          <Link href={site.href} target="_blank" tone="inherit">
            {site.label}
          </Link>
          {" · "}
        </>
      )}
      <span>{config.version}</span>
      {howtoHref && " · "}
      {howtoHref && (
        <Link href={howtoHref} tone="inherit">
          {t("app.nav.howto")}
        </Link>
      )}
      {" · "}
      <Link href={paths.contact} tone="inherit">
        {t("app.nav.contact")}
      </Link>
      <span className={styles.creditTheme}>
        <ThemeSwitch />
      </span>
    </footer>
  );
}
