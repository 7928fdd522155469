import styles from "./anatomy.module.css";
import { valuesOfVariables } from "./variables.rules.ts";

function Value({ value }: { value: string }) {
  return (
    <td>
      {value.startsWith("#") && <span className={styles.dot} style={{ background: value }} />}
      <code>{value}</code>
    </td>
  );
}

/** Variables with their values in the two river brands. */
export function Variables({ of, names }: { of: string; names: readonly string[] }) {
  return (
    <section
      className={`sb-unstyled ${styles.scroller}`}
      aria-label={`Variables of ${of} with their values`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
      tabIndex={0}
    >
      <table className={styles.variables}>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">river-night</th>
            <th scope="col">river-day</th>
          </tr>
        </thead>
        <tbody>
          {valuesOfVariables(names).map(({ name, night, day }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <Value value={night} />
              <Value value={day} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
