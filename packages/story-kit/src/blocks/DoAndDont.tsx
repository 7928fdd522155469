import type { ReactNode } from "react";
import { ScreenPicture } from "./book/ScreenPicture.tsx";
import { StoryPicture } from "./book/StoryPicture.tsx";
import styles from "./do-and-dont.module.css";

interface ExampleProps {
  /** Id of the story. */
  story: string;
  /** Why, in a sentence or two. */
  text: string;
  /** Whether the story needs a screen of its own. @default false */
  screen?: boolean;
}

function Example({ story, text, screen = false, right }: ExampleProps & { right: boolean }) {
  const word = right ? "Do" : "Don’t";
  return (
    <figure className={styles.example} data-right={right} data-screen={screen}>
      {screen ? (
        <div className={styles.screen}>
          <ScreenPicture story={story} title={`${word}: ${text}`} shown={190} />
        </div>
      ) : (
        <StoryPicture story={story} className={styles.picture} />
      )}
      <figcaption>
        <b>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={right ? "m3 8.5 3.5 3.5L13 4.5" : "m4 4 8 8m0-8-8 8"} />
          </svg>
          {word}
        </b>
        {text}
      </figcaption>
    </figure>
  );
}

/** A right use of a component, as a live picture. */
export const Do = (props: ExampleProps) => <Example {...props} right />;

/** A wrong use of a component, as a live picture. */
export const Dont = (props: ExampleProps) => <Example {...props} right={false} />;

/** Right and wrong uses next to each other. */
export function DoAndDont({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.examples}`}>{children}</div>;
}
