import { createRoot } from "react-dom/client";
import { Virtuoso } from "react-virtuoso";
import type { Contestant } from "./contestant.types.ts";
import { Bubble } from "./plain.tsx";

/** The list library alone, with the options that a chat needs. */
export const virtuoso: Contestant = (element) => {
  const root = createRoot(element);
  return (messages) =>
    root.render(
      <Virtuoso
        style={{ height: "100%" }}
        data={messages}
        computeItemKey={(_, { id }) => id}
        initialTopMostItemIndex={{ index: "LAST", align: "end" }}
        followOutput="auto"
        increaseViewportBy={200}
        itemContent={(_, message) => <Bubble message={message} />}
      />,
    );
};
