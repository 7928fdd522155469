import { LANGUAGES, type Language } from "./languages.ts";
import { OWN_WORDS } from "./own-words.ts";

/** Props of {@link OwnElements}. */
export type OwnElementsProps = {
  readonly language: Language;
  /** The address of this page in another language. */
  readonly hrefOf: (language: Language) => string;
};

/** Elements of the host itself: our style sheets change none of them. */
export function OwnElements({ language, hrefOf }: OwnElementsProps) {
  const words = OWN_WORDS[language];
  return (
    <section id="own">
      <h1>Lotus Play</h1>
      <nav aria-label={words.languages}>
        {Object.entries(LANGUAGES).map(([tag, { name }]) => (
          <span key={tag}>
            <a
              href={hrefOf(tag as Language)}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === language ? "page" : undefined}
            >
              {name}
            </a>{" "}
          </span>
        ))}
      </nav>
      <h2>{words.matches}</h2>
      <p>
        <a href="#own">{words.all}</a> <b>{words.live}</b> <small>{words.since}</small>
      </p>
      <ul>
        <li>{words.city}</li>
      </ul>
      <label>
        {words.search} <input />
      </label>
      <button type="button">{words.search}</button>
      <table>
        <tbody>
          <tr>
            <td>1 : 0</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
