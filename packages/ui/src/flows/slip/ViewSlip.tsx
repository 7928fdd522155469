import type { SlipEntry, SlipsView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ImageIcon } from "../../primitives/Icon/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./SlipRows.css.ts";

/** Props of {@link ViewSlip}. */
export type ViewSlipProps = { readonly slips: SlipsView; readonly entry: SlipEntry };

/** Opens the picture of a slip in a new tab; nothing for a slip without one. */
export function ViewSlip({ slips, entry }: ViewSlipProps) {
  const { t, format } = useI18n();
  const time = format.dateTime(entry.createdAt);
  // As text and not as a label: a label would hide the announcement of the new tab.
  const name = (
    <>
      <ImageIcon size={20} />
      <span>{t("slip.list.view")}</span>
      <VisuallyHidden>
        {wholeNumbers(` ${t("slip.list.viewOf", { time })}`)}
        <span>{` (${t("ui.newTab")})`}</span>
      </VisuallyHidden>
    </>
  );
  const link = slips.getPictureProps(entry);
  if (link)
    return (
      <a {...link} className={styles.view}>
        {name}
      </a>
    );
  const button = slips.getOpenProps(entry);
  return (
    button && (
      <button {...button} className={styles.view}>
        {name}
      </button>
    )
  );
}
