import type { ReactNode } from "react";
import { ScreenPicture } from "./book/ScreenPicture.tsx";
import { StoryPicture } from "./book/StoryPicture.tsx";
import styles from "./do-and-dont.module.css";

interface CaseProps {
  /** Id of the story. */
  story: string;
  title: string;
  text: string;
  /** Whether the story needs a screen of its own. @default false */
  screen?: boolean;
}

const linkOf = (story: string) => `./?path=/story/${story}`;

/** A case of a pattern as a live picture that leads to its story. */
export function Case({ story, title, text, screen = false }: CaseProps) {
  return (
    <figure className={styles.example} data-case="true" data-screen={screen}>
      {screen ? (
        <div className={styles.screen}>
          <ScreenPicture story={story} title={title} shown={190} />
        </div>
      ) : (
        <StoryPicture story={story} className={styles.picture} />
      )}
      <figcaption>
        <a className={styles.title} href={linkOf(story)} target="_top">
          {title}
        </a>
        {text}
      </figcaption>
    </figure>
  );
}

/** Cases next to each other. */
export function Cases({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.examples}`}>{children}</div>;
}
