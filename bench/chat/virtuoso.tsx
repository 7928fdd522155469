import { createRoot } from "react-dom/client";
import { BareList } from "./bare-list.tsx";
import type { Contestant } from "./contestant.types.ts";
import { Bubble } from "./plain.tsx";

/** The list library alone. */
export const virtuoso: Contestant = (element) => {
  const root = createRoot(element);
  return (messages) =>
    root.render(
      <BareList
        items={messages}
        idOf={({ id }) => id}
        render={(message) => <Bubble message={message} />}
      />,
    );
};
