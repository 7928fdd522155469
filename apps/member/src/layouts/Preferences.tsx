import { LocaleSwitch } from "@satang/ui/flows/session";
import { useLocale } from "../locale/locale-context.ts";
import { ThemeSwitch } from "../theme/ThemeSwitch.tsx";
import styles from "./layout.module.css";

/** Language and theme. */
export function Preferences() {
  const { change } = useLocale();

  return (
    <div className={styles.preferences}>
      <div className={styles.languages}>
        <LocaleSwitch onLocaleChange={change} />
      </div>
      <ThemeSwitch />
    </div>
  );
}
