import type { ChatEntry } from "@satang/headless/chat";
import { createRoot } from "react-dom/client";
import * as styles from "../../packages/ui/src/flows/chat/ChatList.css.ts";
import { ChatRow } from "../../packages/ui/src/flows/chat/ChatRow.tsx";
import { rowOf } from "../../packages/ui/src/flows/chat/rows.rules.ts";
import { useI18n } from "../../packages/ui/src/i18n/I18nProvider.tsx";
import { BareList } from "./bare-list.tsx";
import type { Contestant, Message, Show } from "./contestant.types.ts";
import { entryOf } from "./entry-of.ts";
import { SatangPage } from "./satang-page.tsx";

function List({ entries }: { readonly entries: readonly ChatEntry[] }) {
  const { format } = useI18n();
  const newest = entries.at(-1);
  return (
    <BareList
      items={entries}
      idOf={({ id }) => id}
      render={(entry, index) => (
        <div className={styles.row}>
          <ChatRow
            {...rowOf(entry, index, entries, format.date)}
            isNewest={entry === newest}
            today=""
          />
        </div>
      )}
    />
  );
}

/** The list library alone with the rows of the chat: what the list of the chat adds to it. */
export const rows: Contestant = (element) => {
  const root = createRoot(element);
  const show: Show = (messages) => {
    const entries = messages.map(entryOf);
    root.render(
      <SatangPage entries={entries}>
        <List entries={entries} />
      </SatangPage>,
    );
  };
  return Object.assign(show, { prepare: (messages: readonly Message[]) => messages.map(entryOf) });
};
