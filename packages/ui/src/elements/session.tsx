import type { SatangEvent } from "@satang/headless/events";
import { createHostSatang, type GetToken, type HostSatang } from "@satang/headless/host";
import { flowOperations } from "@satang/headless/outcomes";
import { type DisplayLocale, languageTag } from "@satang/i18n";
import { createRoot } from "react-dom/client";
import type {
  FlowElementProperties,
  FlowEventDetails,
  FlowName,
  SessionOptions,
} from "./elements.types.ts";
import { type Rendered, SessionTree } from "./SessionTree.tsx";

/** Part of an element that a session needs. */
export type SessionElement = Element &
  Pick<FlowElementProperties, "getToken" | "onLogin" | "open" | "presentation"> & {
    readonly flow: FlowName;
    readonly shownLocale: DisplayLocale;
    emit<Name extends keyof FlowEventDetails>(name: Name, detail: FlowEventDetails[Name]): void;
    /** `null` until its flow is loaded. */
    describe(): Omit<Rendered, "asks" | "onLogin"> | null;
  };

/** The elements of one backend. */
export type Session = {
  /** Renders an element, or what has changed of it. */
  readonly show: (element: SessionElement) => void;
  /** Removes an element; the session ends with the last one. */
  readonly remove: (element: SessionElement) => void;
};

const sessions = new Map<string, Session>();

/** Over the page is more than in the page, and closed is least. */
const heightOf = ({ open, presentation = "modal" }: SessionElement) =>
  open ? 1 + Number(presentation === "modal") : 0;

const isLater = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The names of the operations of a flow that orders something. */
function operationsOf(flow: FlowName): readonly string[] {
  if (flow === "wallet" || flow === "chat") return [];
  const { orders, succeeds, cancels } = flowOperations[flow];
  return [...orders, ...succeeds, ...cancels];
}

function createSession(baseUrl: string, given: SessionOptions, onEnd: () => void): Session {
  const elements = new Set<SessionElement>();
  // Outside of the page: everything is rendered in the shadow roots of the elements.
  const root = createRoot(document.createElement("div"));
  let getToken: GetToken | undefined;
  let satang: HostSatang | null = null;
  let generation = 0;
  let isWaiting = false;

  const first = () => [...elements][0];
  const create = () =>
    createHostSatang({
      ...given,
      baseUrl,
      getLanguage: () => languageTag(first()?.shownLocale ?? "th"),
      onUnauthorized: (error) => first()?.emit("satang-unauthorized", error),
      onGone: () => first()?.emit("satang-gone", null),
      ...(getToken && { getToken: () => getToken?.() ?? null }),
    });
  const onEvent = (event: SatangEvent) => {
    const all = [...elements];
    const owner = all.find(({ flow }) => operationsOf(flow).includes(event.operation)) ?? all[0];
    owner?.emit("satang-event", event);
  };
  /** A visitor may have logged in on the page: no call asks for a token, because nothing is called. */
  const askAgain = () => {
    const { tokens, renew } = satang ?? {};
    if (tokens?.isKnown?.() && tokens.read() === null) void renew?.();
  };
  /** The log-in is asked for over everything else: in the last open modal, otherwise in the last open element of the page. */
  const asking = () =>
    [...elements].reduce((top, next) => {
      const higher = heightOf(next) - heightOf(top);
      return higher > 0 || (higher === 0 && next.open && isLater(next, top)) ? next : top;
    });

  const render = () => {
    isWaiting = false;
    if (elements.size === 0) {
      root.unmount();
      onEnd();
      return;
    }
    const given = [...elements].find((element) => element.getToken)?.getToken;
    // A host that gives its token later begins another session: the one before had no member.
    if (given && !getToken) satang = null;
    getToken = given ?? getToken;
    if (!satang) {
      generation += 1;
      satang = create();
    }
    askAgain();
    const asks = asking();
    const onLogin = [...elements].find((element) => element.onLogin)?.onLogin;
    const rendered = [...elements].flatMap((element) => {
      const described = element.describe();
      return described ? [{ ...described, onLogin, asks: element === asks }] : [];
    });
    root.render(
      <SessionTree key={generation} satang={satang} elements={rendered} onEvent={onEvent} />,
    );
  };
  // Attributes and properties are set one by one.
  const renderSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(render);
  };
  return {
    show(element) {
      elements.add(element);
      renderSoon();
    },
    remove(element) {
      if (elements.delete(element)) renderSoon();
    },
  };
}

/** The session of all elements with the same backend and prefix. The options of the first one count. */
export function sessionOf(baseUrl: string, options: SessionOptions = {}): Session {
  const key = JSON.stringify([baseUrl, options.prefix ?? ""]);
  const known = sessions.get(key);
  if (known) return known;
  const session = createSession(baseUrl, options, () => {
    if (sessions.get(key) === session) sessions.delete(key);
  });
  sessions.set(key, session);
  return session;
}
