import { createRoot } from "react-dom/client";
import { Conversation } from "../../packages/ui/src/flows/chat/Conversation.tsx";
import type { Contestant, Message, Show } from "./contestant.types.ts";
import { entryOf } from "./entry-of.ts";
import { SatangPage } from "./satang-page.tsx";

/** The list of the chat. */
export const satang: Contestant = (element) => {
  const root = createRoot(element);
  const show: Show = (messages) => {
    root.render(
      <SatangPage entries={messages.map(entryOf)}>
        <Conversation reading="virtual" />
      </SatangPage>,
    );
  };
  return Object.assign(show, { prepare: (messages: readonly Message[]) => messages.map(entryOf) });
};
