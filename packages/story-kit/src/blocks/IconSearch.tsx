import { useDeferredValue, useState } from "react";
import * as icons from "../../../ui/src/primitives/Icon/icons.ts";
import styles from "./foundations.module.css";
import { drawingOf, findIcons, type NamedIcon } from "./icon-names.rules.ts";
import { SearchHead } from "./SearchHead.tsx";

const sources = import.meta.glob<string>("../../../ui/src/primitives/Icon/icons/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const drawn = new Map(Object.entries(icons));

const named: readonly NamedIcon[] = Object.keys(icons).map((name) => ({
  name,
  drawing: drawingOf(sources[`../../../ui/src/primitives/Icon/icons/${name}.ts`] ?? ""),
}));

function Tile({ name, drawing, onCopied }: NamedIcon & { onCopied: (name: string) => void }) {
  const Icon = drawn.get(name);
  const copy = async () => {
    await navigator.clipboard.writeText(`import { ${name} } from "@satang/ui";`);
    onCopied(name);
  };
  return (
    <li>
      <button type="button" className={styles.icon} onClick={() => void copy()}>
        {Icon && <Icon size={24} />}
        <span>{name.replace(/Icon$/, "")}</span>
        <span className={styles.note}>{drawing}</span>
      </button>
    </li>
  );
}

/** Every icon, with a search; a press copies its import. */
export function IconSearch() {
  const [search, setSearch] = useState("");
  const [copied, setCopied] = useState("");
  const found = findIcons(named, useDeferredValue(search));
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <SearchHead label="Find an icon" value={search} onChange={setSearch}>
        {copied ? `The import of ${copied} is copied` : `${found.length} of ${named.length} icons`}
      </SearchHead>
      <ul className={styles.icons}>
        {found.map((icon) => (
          <Tile key={icon.name} {...icon} onCopied={setCopied} />
        ))}
      </ul>
    </div>
  );
}
