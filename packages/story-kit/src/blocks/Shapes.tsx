import styles from "./foundations.module.css";
import { radii, SHOWN_BRANDS, shadowsOf, spaces } from "./foundations.rules.ts";
import { tokenTexts } from "./token-texts.ts";

/** The distances as squares. */
export function Spaces() {
  return (
    <ul className={`sb-unstyled ${styles.root} ${styles.card} ${styles.steps}`}>
      {spaces.map(({ token, px }) => (
        <li key={token}>
          <span className={styles.square} style={{ inlineSize: px, blockSize: px }} />
          <b>{px}</b>
          <span className={styles.note}>space.{token}</span>
        </li>
      ))}
    </ul>
  );
}

/** The corners, each on a square. */
export function Radii() {
  return (
    <ul className={`sb-unstyled ${styles.root} ${styles.card} ${styles.steps}`}>
      {radii.map(({ token, px }) => (
        <li key={token}>
          <span className={styles.corner} style={{ borderRadius: px }} />
          <b>{px}</b>
          <span className={styles.note}>{token}</span>
        </li>
      ))}
    </ul>
  );
}

/** The shadows on a card, by day and at night. */
export function Shadows() {
  return (
    <div className={`sb-unstyled ${styles.root} ${styles.brands}`}>
      {SHOWN_BRANDS.slice(0, 2).map((brand) => (
        <section
          key={brand.id}
          className={styles.brand}
          data-satang=""
          data-satang-theme={brand.id}
        >
          <h3>{brand.id}</h3>
          <ul className={styles.shadows}>
            <li className={styles.raised}>
              <b>flat</b>
              <span className={styles.note}>Cards and rows: an edge of one pixel.</span>
            </li>
            {shadowsOf(brand, tokenTexts).map(({ token, value, text }) => (
              <li key={token} className={styles.raised} style={{ boxShadow: value }}>
                <b>{token}</b>
                <span className={styles.note}>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
