import type { TokenStore } from "../storage/token-store.ts";

/**
 * Returns the token of the member who is signed in to the host; `null` when nobody is. After a promise that rejects, the
 * token before stays; a function that throws has none.
 */
export type GetToken = () => string | null | PromiseLike<string | null>;

type Answer = ReturnType<GetToken>;

/** A promise of another library, or of another window, is none of this page's `Promise`. */
const isLater = (answer: Answer): answer is PromiseLike<string | null> =>
  typeof (answer as { readonly then?: unknown } | null | undefined)?.then === "function";

/** A host without types may answer with anything, and only a text is a token. */
const tokenOf = (answer: unknown): string | null =>
  typeof answer === "string" && answer !== "" ? answer : null;

/** The token of a host that signs its members in itself. It is never stored here. */
export type HostTokens = TokenStore & {
  /** Asks the host. @returns whether there is another token than before */
  readonly renew: () => Promise<boolean>;
  /** Announces that the token is of another member than before. */
  readonly announceMember: () => void;
};

/**
 * Reads the token from a host: a function that returns it at once is called for each call, one that returns a promise when
 * the page is shown and when the service rejects the token. Before the first `renew` it is not known who is signed in,
 * so that a page that a server rendered is the same in the browser. A token that the service rejected is not used again.
 *
 * @param onOther called when there is another token than before, of the same member or of another one
 */
export function createHostTokens(
  getToken: GetToken,
  onOther: () => void = () => undefined,
): HostTokens {
  const listeners = new Set<(token: string | null) => void>();
  // A view may be reading the token while it renders.
  const announceMember = () =>
    queueMicrotask(() => listeners.forEach((listener) => void listener(known)));
  let known: string | null = null;
  let rejected: string | null = null;
  let isKnown = false;
  let isImmediate = false;
  let asked = 0;
  const accept = (answer: unknown): void => {
    const before = known;
    const token = tokenOf(answer);
    known = token === rejected ? null : token;
    // Another token of the same member changes nothing that is shown.
    if (!isKnown || (before === null) !== (known === null)) announceMember();
    else if (known !== before) queueMicrotask(onOther);
    isKnown = true;
  };
  const ask = (): Answer => {
    try {
      const answer = getToken();
      isImmediate = !isLater(answer);
      return answer;
    } catch (error) {
      reportError(error);
      return null;
    }
  };
  /** Of several questions, the answer to the last one counts. */
  const wait = async (answer: Answer) => {
    const before = known;
    asked += 1;
    const question = asked;
    try {
      const token = await answer;
      // An earlier question may be answered last, with the token of a member who has logged out since.
      if (question === asked) accept(token);
      return known !== null && known !== before;
    } catch (error) {
      reportError(error);
      if (question === asked) accept(known);
      return false;
    }
  };
  const renew = () => wait(ask());
  const readAgain = () => {
    const answer = ask();
    if (isLater(answer)) void wait(answer);
    else accept(answer);
  };
  const onShown = () => {
    if (document.visibilityState === "visible") void renew();
  };
  const listen = () => {
    document.addEventListener("visibilitychange", onShown);
    window.addEventListener("focus", onShown);
  };
  const unlisten = () => {
    document.removeEventListener("visibilitychange", onShown);
    window.removeEventListener("focus", onShown);
  };
  return {
    isOfHost: true,
    renew,
    announceMember,
    read: () => {
      if (isImmediate) readAgain();
      return known;
    },
    isKnown: () => isKnown,
    write: (token) => {
      known = token;
    },
    clear: () => {
      rejected = known;
      known = null;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unlisten();
      };
    },
  };
}
