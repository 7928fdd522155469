import { type CSSProperties, useState } from "react";
import type { Globals } from "storybook/internal/types";
import styles from "./pictures.module.css";
import { useBookGlobals } from "./use-book-globals.ts";
import { useInView } from "./use-in-view.ts";

const addressOf = (id: string, globals: Globals) =>
  `iframe.html?viewMode=story&id=${id}&globals=${Object.entries(globals)
    .filter(([, value]) => typeof value === "string")
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}`;

interface ScreenPictureProps {
  /** Id of the story. */
  story: string;
  /** Name of the picture. */
  title: string;
  /** Size of the screen in px. @default a phone */
  width?: number;
  height?: number;
  /** Width of the picture in px. */
  shown: number;
  /** Settings in place of those of the toolbar. */
  globals?: Readonly<Partial<Record<"theme" | "locale" | "motion", string>>>;
}

/**
 * A story on a screen of its own, made smaller: for flows, which ask for the width of the window, and for modals, which
 * would cover the page. Loaded near the window only, because each screen is a page.
 */
export function ScreenPicture({
  story,
  title,
  width = 390,
  height = 760,
  shown,
  globals,
}: ScreenPictureProps) {
  const chosen = { ...useBookGlobals(), ...globals };
  const { ref, inView } = useInView<HTMLDivElement>();
  const [loaded, setLoaded] = useState("");
  const address = addressOf(story, chosen);
  const size = {
    "--screen-width": `${width}px`,
    "--screen-height": `${height}px`,
    "--scale": shown / width,
  } as CSSProperties;
  return (
    <div ref={ref} className={styles.screen} style={size} inert aria-hidden>
      {inView && (
        <iframe
          key={address}
          title={title}
          tabIndex={-1}
          src={address}
          data-loaded={loaded === address}
          onLoad={() => setLoaded(address)}
        />
      )}
    </div>
  );
}
