import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Link } from "../../primitives/Link/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import type { HelplineAddress } from "./helpline.types.ts";
import * as styles from "./Protection.css.ts";

/** Props of {@link Helpline}. */
export type HelplineProps = { readonly helpline: HelplineAddress | undefined };

/** Somebody to talk to; nothing where the host names nobody. */
export function Helpline({ helpline }: HelplineProps) {
  const { t } = useI18n();
  if (!helpline) return null;
  return (
    <p className={styles.help}>
      <span>{`${t("protection.help.question")} `}</span>
      <Link href={helpline.href} variant="standalone" tone="inherit" className={styles.helpLink}>
        {keptValue(t("protection.help.call", { name: helpline.name }), helpline.name)}
      </Link>
    </p>
  );
}
