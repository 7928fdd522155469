import { anatomies } from "virtual:anatomy";

function Names({ title, names }: { title: string; names: readonly string[] }) {
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
  const anatomy = anatomies[of];
  if (anatomy === undefined) throw new Error(`There is no component folder ${of}.`);
  return (
    <>
      <Names title="Parts (data-part)" names={anatomy.parts} />
      <Names title="Variables" names={anatomy.variables} />
    </>
  );
}
