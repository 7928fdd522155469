import { doors } from "./doors.data.ts";
import styles from "./introduction.module.css";

/** Three ways into the documentation: design, build, test. */
export function Doors() {
  return (
    <div className={`sb-unstyled ${styles.doors}`}>
      {doors.map(({ title, text, links }) => (
        <section key={title} className={styles.door} aria-label={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {links.map(([label, path]) => (
              <li key={path}>
                <a href={`./?path=${path}`} target="_top">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
