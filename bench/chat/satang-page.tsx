import type { ChatEntry, ChatView } from "@satang/headless/chat";
import { en } from "@satang/i18n/locales/en";
import { I18nProvider, ThemeScope } from "@satang/ui";
import type { ReactNode } from "react";
import { ChatContext } from "../../packages/ui/src/flows/chat/chat-context.ts";

const nothing = () => undefined;
const actions = { showNewest: nothing, readOlder: nothing };
const older = { state: "complete", failure: null } as const;
const support = { isOnline: true, answersInMinutes: null, isTyping: false } as const;

/** View that the list reads; the line and what a member writes are not shown. */
type ListView = Pick<ChatView, "state" | "isRead" | "unread" | "older" | "support" | "entries">;

export type SatangPageProps = {
  readonly entries: readonly ChatEntry[];
  readonly children: ReactNode;
};

/** Words, theme and a conversation without its line: what is measured is the list. */
export function SatangPage({ entries, children }: SatangPageProps) {
  const list: ListView = {
    state: "connected",
    isRead: true,
    unread: 0,
    older,
    support,
    entries,
  };
  const chat = { ...list, actions } as unknown as ChatView;
  return (
    <I18nProvider locale="en" catalogue={en}>
      <ThemeScope theme="river-night" surface="page" style={{ display: "flex", height: "100%" }}>
        <ChatContext.Provider
          value={{ chat, title: "Support", agent: "Support", pictureOrigins: new Set() }}
        >
          {children}
        </ChatContext.Provider>
      </ThemeScope>
    </I18nProvider>
  );
}
