import { anatomies } from "virtual:anatomy";
import type { ReactNode } from "react";

interface NamesProps {
  title: string;
  names: readonly string[];
  /** Said where there are none. */
  none: ReactNode;
}

function Names({ title, names, none }: NamesProps) {
  return (
    <>
      <h3>{title}</h3>
      {names.length === 0 ? (
        <p>{none}</p>
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

const whole = (
  <>
    None: the root takes <code>className</code>.
  </>
);

/** Parts and variables of one component folder, read from its source, so that the page cannot lag behind. */
export function Anatomy({ of }: { of: string }) {
  const anatomy = anatomies[of];
  if (anatomy === undefined) throw new Error(`There is no component folder ${of}.`);
  return (
    <>
      <Names title={`Parts of ${of} (data-part)`} names={anatomy.parts} none={whole} />
      <Names
        title={`Variables of ${of}`}
        names={anatomy.variables}
        none="None: it wears those of what holds it, or of what it is made of."
      />
    </>
  );
}
