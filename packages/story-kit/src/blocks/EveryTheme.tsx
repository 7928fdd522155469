import { type Of, useOf } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { INCLUDED_THEMES } from "../preview/globals.ts";
import styles from "./every-theme.module.css";

interface EveryThemeProps {
  /** @default the first story of the page */
  of?: Of | undefined;
}

function useStory(of: Of | undefined) {
  const found = useOf(of ?? "meta", ["story", "meta"]);
  return found.type === "story" ? found.story : Object.values(found.csfFile.stories)[0];
}

/** A story in every included theme, loaded when it is opened. */
export function EveryTheme({ of }: EveryThemeProps) {
  const story = useStory(of);
  const [wasOpened, setWasOpened] = useState(false);
  if (!story) return null;
  return (
    <details className={styles.details} onToggle={() => setWasOpened(true)}>
      <summary>{story.name} in every theme</summary>
      <div className={styles.themes}>
        {wasOpened &&
          INCLUDED_THEMES.map((theme) => (
            <figure key={theme} className={styles.theme}>
              <figcaption>{theme}</figcaption>
              <iframe
                className={styles.story}
                title={`${story.name} in ${theme}`}
                src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`}
              />
            </figure>
          ))}
      </div>
    </details>
  );
}
