import "react-chat-elements/dist/main.css";
import { createRef } from "react";
import { MessageList } from "react-chat-elements";
import { createRoot } from "react-dom/client";
import type { Contestant } from "./contestant.types.ts";

/** As its documentation begins, with the option that follows the end. */
export const elements: Contestant = (element) => {
  const root = createRoot(element);
  const list = createRef<HTMLDivElement>();
  const style = document.createElement("style");
  style.textContent = ".rce-container-mlist{height:100%}.rce-mlist{height:100%;overflow-y:auto}";
  document.head.append(style);
  return (messages) =>
    root.render(
      <MessageList
        referance={list}
        className="list"
        lockable={false}
        toBottomHeight="100%"
        dataSource={messages.map(
          ({ id, text, isOwn, at }) =>
            ({
              id,
              type: "text",
              text,
              position: isOwn ? "right" : "left",
              date: new Date(at),
            }) as never,
        )}
      />,
    );
};
