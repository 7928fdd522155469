import { classNames } from "../../styles/class-names.ts";
import * as styles from "./StateLayout.css.ts";

/** Drawing of a coin over a river, for empty states. */
export function CoinScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 168 96" aria-hidden="true">
      <circle className={styles.moon} cx="84" cy="44" r="42" />
      <path className={styles.line} d="M14 70c12-7 23-7 35 0s23 7 35 0 23-7 35 0 23 7 35 0" />
      <path
        className={classNames(styles.line, styles.dashes)}
        d="M32 82c9-5 17-5 26 0s17 5 26 0 17-5 26 0 17 5 26 0"
      />
    </svg>
  );
}

/** Drawing of a boat, for screens of a later version. */
export function BoatScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 168 96" aria-hidden="true">
      <circle className={styles.moon} cx="120" cy="30" r="24" />
      <path className={styles.sail} d="M82 12c16 10 24 25 25 42H82z" />
      <path className={styles.sail} fillOpacity=".55" d="M77 22c-10 9-16 20-17 32h17z" />
      <path className={styles.hull} d="M50 60h66c-3 9-9 13-17 13H67c-8 0-14-4-17-13z" />
      <path className={styles.line} d="M14 80c12-7 23-7 35 0s23 7 35 0 23-7 35 0 23 7 35 0" />
      <path
        className={classNames(styles.line, styles.dashes)}
        d="M32 91c9-5 17-5 26 0s17 5 26 0 17-5 26 0 17 5 26 0"
      />
    </svg>
  );
}
