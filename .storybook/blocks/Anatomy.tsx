import { anatomyOf, type Anatomy as Found } from "./anatomy.rules.ts";

const files = import.meta.glob<string>(
  "../../packages/ui/src/{primitives,flows}/*/*.{tsx,css.ts}",
  { query: "?raw", import: "default", eager: true },
);

const folderOf = (path: string) => path.split("/").at(-2);

function Names({ title, names }: { title: string; names: string[] }) {
  return (
    <>
      <h3>{title}</h3>
      {names.length === 0 ? (
        <p>
          None: the root takes <code>className</code>.
        </p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Parts and variables of one component folder, read from its source, so that the page cannot lag behind. */
export function Anatomy({ of }: { of: string }) {
  const own = Object.entries(files).filter(([path]) => folderOf(path) === of);
  const { parts, variables }: Found = anatomyOf(Object.fromEntries(own));
  return (
    <>
      <Names title="Parts (data-part)" names={parts} />
      <Names title="Variables" names={variables} />
    </>
  );
}
