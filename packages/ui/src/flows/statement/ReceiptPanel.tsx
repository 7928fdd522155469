import type { StatementEntry } from "@satang/headless/statement";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { ReceiptFlow } from "../receipt/ReceiptFlow.tsx";
import * as styles from "./ReceiptPanel.css.ts";

/** Props of {@link ReceiptPanel}. */
export type ReceiptPanelProps = { readonly entry: StatementEntry };

const stay = () => undefined;

/** The receipt of the chosen row, next to the rows. */
export function ReceiptPanel({ entry }: ReceiptPanelProps) {
  return (
    <ReceiptFlow
      presentation="inline"
      open
      onOpenChange={stay}
      source={entry}
      classNames={{ root: styles.panel, header: visuallyHidden }}
    />
  );
}
