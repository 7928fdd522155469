import type { BrandTokens } from "../../../ui/src/theme/tokens/brand.types.ts";
import styles from "./foundations.module.css";
import { MAIN_ROLES, SHOWN_BRANDS, type Swatch, swatchesOf } from "./foundations.rules.ts";

const isMain = ({ token }: Swatch) => MAIN_ROLES.some((role) => role === token);
const placeOf = ({ token }: Swatch) => MAIN_ROLES.findIndex((role) => role === token);

function Card({ token, hex, lowest }: Swatch) {
  return (
    <li className={styles.swatch}>
      <span className={styles.paint} style={{ background: hex }} />
      <span className={styles.about}>
        <b>{token}</b>
        <code>{hex}</code>
        {lowest && (
          <>
            <span className={styles.ratio}>
              {lowest.ratio.toFixed(1)} {lowest.level}
            </span>
            <span className={styles.pair}>{lowest.pair}</span>
          </>
        )}
      </span>
    </li>
  );
}

function Brand({ brand }: { brand: BrandTokens }) {
  const swatches = swatchesOf(brand)
    .filter(isMain)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <section className={styles.brand} data-satang="" data-satang-theme={brand.id}>
      <h3>{brand.id}</h3>
      <ul className={styles.swatches}>
        {swatches.map((swatch) => (
          <Card key={swatch.token} {...swatch} />
        ))}
      </ul>
    </section>
  );
}

/** The main roles of the two river brands, with the lowest contrast that components use each at. */
export function Swatches() {
  return (
    <div className={`sb-unstyled ${styles.root} ${styles.brands}`}>
      {SHOWN_BRANDS.slice(0, 2).map((brand) => (
        <Brand key={brand.id} brand={brand} />
      ))}
    </div>
  );
}
