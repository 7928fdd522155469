import { useId, useMemo } from "react";
import type { PreparedStory } from "storybook/internal/types";

/**
 * A story with ids that no other story of the page has: each is a root of React of its own, and their ids begin at the same
 * number. A drawing with the id of another one would be filled by that.
 */
export function useOwnIds(story: PreparedStory): PreparedStory {
  const identifierPrefix = useId();
  return useMemo(() => {
    const react = { ...story.parameters.react, rootOptions: { identifierPrefix } };
    return { ...story, parameters: { ...story.parameters, react } };
  }, [story, identifierPrefix]);
}
