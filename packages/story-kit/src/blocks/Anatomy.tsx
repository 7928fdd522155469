import { anatomies } from "virtual:anatomy";
import type { ReactNode } from "react";
import { Variables } from "./Variables.tsx";

interface NamesProps {
  title: string;
  names: readonly string[];
  /** Shown when there are none. */
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
    None. The root takes <code>className</code>.
  </>
);

const anatomyOf = (name: string) => {
  const anatomy = anatomies[name];
  if (anatomy === undefined) throw new Error(`There is no component folder ${name}.`);
  return { name, ...anatomy };
};

interface AnatomyProps {
  /** Folder of the component. */
  of: string;
  /** Folders of components that render a part of it. */
  with?: readonly string[];
}

/**
 * Parts and variables of a component, read from its source, so that the page is always up to date.
 * A variable that several of its components read is listed once.
 */
export function Anatomy({ of, with: others = [] }: AnatomyProps) {
  const all = [of, ...others].map(anatomyOf);
  const variables = [...new Set(all.flatMap((anatomy) => anatomy.variables))].sort();
  return (
    <>
      {all.map(({ name, parts }) => (
        <Names key={name} title={`Parts of ${name} (data-part)`} names={parts} none={whole} />
      ))}
      <h3>Variables of {of}</h3>
      {variables.length === 0 ? (
        <p>None: it uses those of the components around it or in it.</p>
      ) : (
        <Variables of={of} names={variables} />
      )}
    </>
  );
}
