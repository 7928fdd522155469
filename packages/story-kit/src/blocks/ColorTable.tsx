import styles from "./foundations.module.css";
import { SHOWN_BRANDS, swatchesOf } from "./foundations.rules.ts";
import { tokenTexts } from "./token-texts.ts";

const columns = SHOWN_BRANDS.map((brand) => ({ id: brand.id, swatches: swatchesOf(brand) }));
const textOf = (token: string) =>
  tokenTexts.find(({ path }) => path[0] === "color" && path[1] === token)?.text;

/** Every colour role in each included brand, with the lowest contrast that components use it at. */
export function ColorTable() {
  return (
    <section
      className={`sb-unstyled ${styles.root} ${styles.scroller}`}
      aria-label="Colours by role"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Role</th>
            {columns.map(({ id }) => (
              <th key={id} scope="col">
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.swatches.map(({ token }, row) => (
            <tr key={token}>
              <th scope="row">
                {token}
                <span className={styles.note}>{textOf(token)}</span>
              </th>
              {columns.map(({ id, swatches }) => {
                const swatch = swatches[row];
                if (!swatch) return <td key={id} />;
                const { hex, lowest } = swatch;
                return (
                  <td key={id}>
                    <span className={styles.dot} style={{ background: hex }} />
                    <code>{hex}</code>
                    <span className={styles.note}>
                      {lowest
                        ? `${lowest.ratio.toFixed(1)} ${lowest.level}, ${lowest.pair}`
                        : "an ornament"}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
