import { DocsContext } from "@storybook/addon-docs/blocks";
import { type RefObject, useContext, useEffect, useRef } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { useOwnIds } from "./use-own-ids.ts";

const callbacks = { showMain() {}, showError() {}, showException() {} };

interface RenderOptions {
  /** Whether the story follows the controls of the page. @default false */
  controlled?: boolean;
  /** Whether it is rendered in the page at all. @default true */
  inline?: boolean;
}

/** Renders a story into the element of the returned ref. */
export function useRenderedStory(
  story: PreparedStory,
  { controlled = false, inline = true }: RenderOptions = {},
): RefObject<HTMLDivElement | null> {
  const { renderStoryToElement } = useContext(DocsContext);
  const ref = useRef<HTMLDivElement>(null);
  const own = useOwnIds(story);
  useEffect(() => {
    if (!ref.current || !inline) return;
    const done = renderStoryToElement(own, ref.current, callbacks, {
      autoplay: false,
      forceInitialArgs: !controlled,
    });
    return () => void done();
  }, [own, controlled, inline, renderStoryToElement]);
  return ref;
}
