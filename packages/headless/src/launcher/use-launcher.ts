import type { Failure, Result } from "@satang/core";
import { useCallback, useState } from "react";
import type { CheckedDestination, Destination } from "./launcher.rules.ts";
import { type OpenLaterOptions, openLater } from "./open-later.ts";

/** Launcher that {@link useLauncher} returns. Names are those that the caller gives to the things it opens. */
export type Launcher = {
  /** Name of what is being opened; `null` when nothing is. */
  readonly opening: string | null;
  /**
   * The browser opened no tab: render a link to this address, or a form with these fields. They can hold credentials, and
   * are kept in memory only.
   */
  readonly link: ({ readonly name: string } & CheckedDestination) | null;
  /** Why the last one could not be opened; `null` when it was. */
  readonly failure: Failure | null;
  /**
   * Opens what `read` resolves to in a new tab, nothing for `null`. Call it in the handler of a click. Ignored while
   * another one is being opened.
   */
  readonly open: (
    name: string,
    read: () => Promise<Result<Destination | null>>,
    options?: OpenLaterOptions,
  ) => void;
  /** Removes link and failure. */
  readonly clear: () => void;
};

type State = Pick<Launcher, "opening" | "link" | "failure">;

const IDLE: State = { opening: null, link: null, failure: null };

/**
 * Opens destinations that come from a call in a new tab: pictures of slips, sites of games (decision 15).
 *
 * @example
 * const launcher = useLauncher();
 * <button onClick={() => launcher.open("slip", readAddress)}>View</button>
 * {launcher.link && <a href={launcher.link.address} target="_blank" rel="noreferrer">Open</a>}
 */
export function useLauncher(): Launcher {
  const [state, setState] = useState(IDLE);
  const isOpening = state.opening !== null;
  const open = useCallback<Launcher["open"]>(
    (name, read, options) => {
      if (isOpening) return;
      setState({ ...IDLE, opening: name });
      void openLater(read, options).then((end) => {
        setState({
          opening: null,
          link: end.kind === "link" ? { name, address: end.address, fields: end.fields } : null,
          failure: end.kind === "failed" ? end.error : null,
        });
      });
    },
    [isOpening],
  );
  const clear = useCallback(() => setState((now) => ({ ...IDLE, opening: now.opening })), []);
  return { ...state, open, clear };
}
