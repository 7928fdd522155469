import { VISIBLE } from "@satang/core";

/**
 * The script of the agent page, for a browser. It writes texts as texts only, and asks every second: the sandbox has no line of its
 * own for support.
 */
export const AGENT_SCRIPT = `
const VISIBLE = ${VISIBLE};
const people = document.getElementById("people");
const messages = document.getElementById("messages");
const form = document.getElementById("answer");
let chosen = null;
let shown = "";
const call = async (path, body = {}) => {
  const reply = await fetch("/sandbox/chat/" + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await reply.json()).result;
};
const idOf = ({ phone, guestId }) => phone ?? guestId;
const personOf = ({ phone, guestId }) => (phone === undefined ? { guestId } : { phone });
const textOf = ({ payload, payloads }) => {
  if (typeof payload === "string") return payload;
  const parts = [payload?.name, payload?.url, ...(payloads ?? []).map((one) => one.title ?? one)];
  return parts.filter(Boolean).join(" · ") || "(no text)";
};
const drawPeople = (all) => {
  const buttons = all.map((person) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = person.name;
    button.setAttribute("aria-pressed", String(chosen !== null && idOf(person) === idOf(chosen)));
    button.onclick = () => { chosen = person; shown = ""; refresh(); };
    return button;
  });
  people.replaceChildren(...buttons);
};
const drawMessages = (all) => {
  messages.replaceChildren(...all.map(({ content }) => {
    const item = document.createElement("li");
    item.dataset.sender = content.sender;
    item.textContent = textOf(content.message);
    return item;
  }));
  messages.scrollTop = messages.scrollHeight;
};
let drawn = "";
async function refresh() {
  await sendWaiting();
  const all = (await call("list")) ?? [];
  chosen ??= all[0] ?? null;
  const people = JSON.stringify([all.map(idOf), chosen && idOf(chosen)]);
  if (people !== drawn) { drawn = people; drawPeople(all); }
  if (chosen === null) return;
  const read = (await call("read", personOf(chosen))) ?? [];
  const text = JSON.stringify(read);
  if (text !== shown) { shown = text; drawMessages(read); }
  const isUnread = read.some(({ content, readAt }) => content.sender === "customer" && readAt === null);
  if (isUnread && document.visibilityState === "visible") await call("seen", personOf(chosen));
}
let typedAt = 0;
form.elements.text.oninput = ({ target }) => {
  if (chosen === null) return;
  const isTyping = VISIBLE.test(target.value);
  // A member's app shows it for 10 s.
  if (isTyping && Date.now() - typedAt < 5000) return;
  typedAt = isTyping ? Date.now() : 0;
  call("typing", { ...personOf(chosen), isTyping }).catch(() => undefined);
};
/** Answers that the sandbox may not have: it stores one with its client id once. They are sent again with each refresh. */
const waiting = [];
let isSending = false;
async function sendWaiting() {
  if (isSending) return;
  isSending = true;
  try {
    for (; waiting.length > 0; waiting.shift()) await call("answer", waiting[0]);
  } finally {
    isSending = false;
  }
}
form.onsubmit = (event) => {
  event.preventDefault();
  const field = form.elements.text;
  const text = field.value;
  if (!VISIBLE.test(text) || chosen === null) return;
  field.value = "";
  typedAt = 0;
  waiting.push({ ...personOf(chosen), text, clientId: crypto.randomUUID() });
  sendWaiting().then(refresh).catch(() => undefined);
};
document.getElementById("end").onclick = () => chosen && call("end", personOf(chosen));
// A second after the last reply: a long conversation can take longer to read.
const watch = () => refresh().catch(() => undefined).then(() => setTimeout(watch, 1000));
watch();
`;
