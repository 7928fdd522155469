import { useDeferredValue, useEffect, useState } from "react";
import { ScreenPicture } from "./book/ScreenPicture.tsx";
import { StoryPicture } from "./book/StoryPicture.tsx";
import styles from "./gallery.module.css";
import { type Group, galleryOf, type IndexEntry, type Shown } from "./gallery.rules.ts";
import { SearchHead } from "./SearchHead.tsx";

/** Groups of pages that are not about components. */
const OTHERS = [
  "Introduction",
  "Components",
  "Guides",
  "Foundations",
  "Patterns",
  "Theming",
  "Pictures",
];

async function readGallery(): Promise<readonly Group[]> {
  const { entries } = (await (await fetch("./index.json")).json()) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return galleryOf(Object.values(entries), OTHERS);
}

function Tile({ name, page, story, screen }: Shown) {
  return (
    <li className={styles.tile} data-screen={screen}>
      {screen ? (
        <div className={styles.screen}>
          <ScreenPicture story={story} title={name} shown={168} />
        </div>
      ) : (
        <StoryPicture story={story} className={styles.picture} />
      )}
      <a className={styles.name} href={`./?path=/docs/${page}`} target="_top">
        {name}
      </a>
    </li>
  );
}

/** Every component as a small live picture with its name, by group, with a search. */
export function Gallery() {
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search).trim().toLowerCase();
  useEffect(() => {
    let stale = false;
    void readGallery().then((read) => stale || setGroups(read));
    return () => {
      stale = true;
    };
  }, []);
  const found = groups
    .map(({ name, shown }) => ({
      name,
      shown: shown.filter((one) => `${name} ${one.name}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ shown }) => shown.length > 0);
  const count = found.reduce((sum, { shown }) => sum + shown.length, 0);
  return (
    <div className={`sb-unstyled ${styles.gallery}`}>
      <SearchHead label="Find a component" value={search} onChange={setSearch}>
        {count} shown
      </SearchHead>
      {found.map(({ name, shown }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.group}>
            {name} <span>{shown.length}</span>
          </h2>
          <ul className={styles.tiles}>
            {shown.map((one) => (
              <Tile key={one.page} {...one} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
