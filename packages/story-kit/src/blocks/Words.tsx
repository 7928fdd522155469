import { useDeferredValue, useState } from "react";
import { SearchHead } from "./SearchHead.tsx";
import styles from "./words.module.css";
import { findWords, type Place, type Word } from "./words.rules.ts";

const LANGUAGES = [
  { name: "English", key: "en", tag: "en-GB" },
  { name: "Thai", key: "th", tag: "th-TH" },
  { name: "Lao", key: "la", tag: "lo-LA" },
] as const;

function PlaceName({ name, page }: Place) {
  if (page === null) return name;
  return (
    <a href={`./?path=/docs/${page}`} target="_top">
      {name}
    </a>
  );
}

/** All messages in three languages with the components that show them, and a search. */
export function Words({ words }: { words: readonly Word[] }) {
  const [search, setSearch] = useState("");
  const found = findWords(words, useDeferredValue(search));
  return (
    <>
      <div className="sb-unstyled">
        <SearchHead label="Search in keys, texts and places" value={search} onChange={setSearch}>
          {found.length} of {words.length} messages
        </SearchHead>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {LANGUAGES.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {found.map((word) => (
            <tr key={word.key}>
              <th scope="row">
                <code className={styles.key}>{word.key}</code>
              </th>
              {LANGUAGES.map(({ key, tag }) => (
                <td key={key} lang={tag}>
                  {word[key]}
                </td>
              ))}
              <td>
                <ul className={styles.places}>
                  {word.places.map((place) => (
                    <li key={place.name + place.page}>
                      <PlaceName {...place} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
