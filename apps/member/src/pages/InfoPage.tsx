import { LocaleSwitch } from "@satang/ui/flows/session";
import { useLocale } from "../locale/locale-context.ts";
import { ContactPage } from "./ContactPage.tsx";
import { HowtoPage } from "./HowtoPage.tsx";
import styles from "./InfoPage.module.css";

/** A page of the service for everyone. The layout of visitors has no space around it, and a phone no rail with languages. */
export function InfoPage({ page }: { page: "contact" | "howto" }) {
  const { change } = useLocale();

  return (
    <div className={styles.page}>
      <div className={styles.languages}>
        <LocaleSwitch onLocaleChange={change} />
      </div>
      {page === "contact" ? <ContactPage /> : <HowtoPage />}
    </div>
  );
}
