import { InfoIcon } from "../../primitives/Icon/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./Hint.css.ts";

/** A quiet sentence with the icon of information, below a form or its buttons. */
export function Hint({ children }: { readonly children: string }) {
  return (
    <p className={styles.hint}>
      <InfoIcon size={16} className={styles.icon} />
      {wholeNumbers(children)}
    </p>
  );
}
