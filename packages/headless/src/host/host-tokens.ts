import type { TokenStore } from "../storage/token-store.ts";

/**
 * Returns the token of the member who is signed in to the host; `null` when nobody is. After a promise that rejects and a
 * function that throws, the token before stays, and without one it is not known who is signed in: the host is asked again.
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
  /**
   * Asks the host. @returns whether there is another token than before
   * @param isNeeded nothing can go on without the answer: until there is one, the host is unreachable
   */
  readonly renew: (isNeeded?: boolean) => Promise<boolean>;
  /** Announces that the token is of another member than before. */
  readonly announceMember: () => void;
  /** Whether a needed answer, as the first one, is not there yet, because the question failed or took too long. */
  readonly isUnreachable: () => boolean;
  /** Called when that changes. Returns a function that stops listening. */
  readonly onReach: (listener: () => void) => () => void;
};

/** How long a needed answer is waited for before no connection is shown, ms. A later one still counts. */
const NEEDED_ANSWER_MS = 15_000;

/**
 * Reads the token from a host: a function that returns it at once is called for each call, one that returns a promise when
 * the page is shown and when the service rejects the token. Before the first `renew` it is not known who is signed in,
 * so that a page that a server rendered is the same in the browser. A token that the service rejected is not used again.
 *
 * @param onAnswer called with each needed answer, and with another token than before, of the same member or of another one
 */
export function createHostTokens(
  getToken: GetToken,
  onAnswer: (token: string | null) => void = () => undefined,
): HostTokens {
  const listeners = new Set<(token: string | null) => void>();
  // A view may be reading the token while it renders.
  const announceMember = () =>
    queueMicrotask(() => listeners.forEach((listener) => void listener(known)));
  let known: string | null = null;
  let rejected: string | null = null;
  let isKnown = false;
  let isNeeded = true;
  let isImmediate = false;
  let isUnreachable = false;
  let asked = 0;
  const reachListeners = new Set<() => void>();
  const setUnreachable = (next: boolean) => {
    if (isUnreachable === next) return;
    isUnreachable = next;
    for (const listener of reachListeners) listener();
  };
  const accept = (answer: unknown): void => {
    const before = known;
    const token = tokenOf(answer);
    known = token === rejected ? null : token;
    // Another token of the same member changes nothing that is shown.
    if (!isKnown || (before === null) !== (known === null)) announceMember();
    if (isNeeded || (known !== null && known !== before)) queueMicrotask(() => onAnswer(known));
    isKnown = true;
    isNeeded = false;
    setUnreachable(false);
  };
  const ask = (): Answer => {
    try {
      const answer = getToken();
      isImmediate = !isLater(answer);
      return answer;
    } catch (error) {
      // Who has not said that nobody is signed in cannot be reached.
      return Promise.reject(error);
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
      if (question === asked) setUnreachable(isNeeded);
      return false;
    }
  };
  const renew = (isNeededNow = false) => {
    isNeeded ||= isNeededNow;
    const answer = wait(ask());
    if (!isNeeded) return answer;
    const question = asked;
    return Promise.race([
      answer,
      new Promise<boolean>((resolve) => {
        const deadline = setTimeout(() => {
          if (question === asked) setUnreachable(isNeeded);
          resolve(false);
        }, NEEDED_ANSWER_MS);
        void answer.then(() => clearTimeout(deadline));
      }),
    ]);
  };
  const readAgain = () => {
    const answer = ask();
    if (isLater(answer)) void wait(answer);
    else accept(answer);
  };
  const onOnline = () => void renew();
  const onShown = () => {
    if (document.visibilityState === "visible") void renew();
  };
  const listen = () => {
    document.addEventListener("visibilitychange", onShown);
    window.addEventListener("focus", onShown);
    window.addEventListener("online", onOnline);
  };
  const unlisten = () => {
    document.removeEventListener("visibilitychange", onShown);
    window.removeEventListener("focus", onShown);
    window.removeEventListener("online", onOnline);
  };
  return {
    isOfHost: true,
    renew,
    announceMember,
    isUnreachable: () => isUnreachable,
    onReach: (listener) => {
      reachListeners.add(listener);
      return () => void reachListeners.delete(listener);
    },
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
