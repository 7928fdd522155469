import { Markdown, type Of } from "@storybook/addon-docs/blocks";
import ui from "../../../ui/package.json";
import { Changes } from "./Changes.tsx";
import { factsOf } from "./component-facts.ts";
import { EveryTheme } from "./EveryTheme.tsx";

function Keyboard({ keyboard }: Pick<ReturnType<typeof factsOf>, "keyboard">) {
  if (keyboard.length === 0) return <p>It has no keys of its own.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([keys, effect]) => (
          <tr key={keys}>
            <th scope="row">{keys}</th>
            <td>
              <Markdown>{effect}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FactsProps {
  /** Folder of the component. */
  of: string;
  /** A story for the themes, on a page without a file of stories. @default the first of the page */
  story?: Of;
}

/** Themes, keys, announcements, limits, status and changes of a component, for its page. */
export function Facts({ of, story }: FactsProps) {
  const { keyboard, announced, limits = [] } = factsOf(of);
  return (
    <>
      <EveryTheme of={story} />
      <h3>Keyboard</h3>
      <Keyboard keyboard={keyboard} />
      <h3>What a screen reader announces</h3>
      <Markdown>{announced}</Markdown>
      {limits.length > 0 && (
        <>
          <h3>Known limits</h3>
          <Markdown>{limits.map((limit) => `- ${limit}`).join("\n")}</Markdown>
        </>
      )}
      <h3>Status and changes</h3>
      <p>
        Version {ui.version}. Tested in Chromium; its props, parts and variables change only with a
        Breaking entry in the changelog.
      </p>
      <Changes of={of} />
    </>
  );
}
