import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import styles from "./pictures.module.css";
import { useInView } from "./use-in-view.ts";
import { useRenderedStory } from "./use-rendered-story.ts";

function useStory(id: string, wanted: boolean): PreparedStory | undefined {
  const { loadStory } = useContext(DocsContext);
  const [story, setStory] = useState<PreparedStory>();
  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    void loadStory(id).then((loaded) => stale || setStory(loaded));
    return () => {
      stale = true;
    };
  }, [id, wanted, loadStory]);
  return story;
}

function Rendered({ story }: { story: PreparedStory }) {
  return <div ref={useRenderedStory(story)} className={styles.stage} />;
}

interface StoryPictureProps {
  /** Id of the story. */
  story: string;
  className?: string | undefined;
}

/** A story as a picture in the page: live, in the theme and the language of the toolbar, and not operable. */
export function StoryPicture({ story: id, className = "" }: StoryPictureProps) {
  const { ref, inView } = useInView<HTMLDivElement>();
  const [wasInView, setWasInView] = useState(false);
  if (inView && !wasInView) setWasInView(true);
  const story = useStory(id, wasInView);
  return (
    <div ref={ref} className={`${styles.picture} ${className}`} inert aria-hidden>
      {story && <Rendered story={story} />}
    </div>
  );
}
