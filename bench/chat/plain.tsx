import { useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import "./plain.css";
import type { Contestant, Message } from "./contestant.types.ts";

/** A message as the plain list and the bare library draw it. */
export const Bubble = ({ message }: { readonly message: Message }) => (
  <p className={message.isOwn ? "own" : "others"}>{message.text}</p>
);

function List({ messages }: { readonly messages: readonly Message[] }) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight * messages.length);
  }, [messages]);
  return (
    <ol ref={list} className="list">
      {messages.map((message) => (
        <li key={message.id}>
          <Bubble message={message} />
        </li>
      ))}
    </ol>
  );
}

/** Every message in the page. */
export const plain: Contestant = (element) => {
  const root = createRoot(element);
  return (messages) => root.render(<List messages={messages} />);
};
