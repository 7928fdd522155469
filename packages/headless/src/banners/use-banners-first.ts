import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ButtonProps } from "../parts/element-props.ts";
import { useSatang } from "../provider/use-satang.ts";
import { type Banner, type BannersOf, bannersQuery } from "./banners.query.ts";

/** Options of {@link useBannersFirst}. */
export type UseBannersFirstOptions = {
  /** The feature that begins with banners. */
  readonly of: BannersOf;
  /** Whether the feature is open. */
  readonly open: boolean;
  /**
   * Called when the host closes the feature while the banners are shown, for example after the back button. Closing the
   * banners opens the content (money.txt §2): open it again, and it begins with the content. Without it, and after `leave`,
   * closing the feature leaves it: the next time it begins with the banners.
   */
  readonly onBack?: (() => void) | undefined;
};

/** View that {@link useBannersFirst} returns. */
export type BannersFirstView = {
  /**
   * - `closed`: the feature is closed
   * - `reading`: the banners are being read
   * - `banners`: the banners are shown
   * - `content`: the banners were closed; there are none; they could not be read, or not within three seconds
   */
  readonly state: "closed" | "reading" | "banners" | "content";
  /** Empty until they were read. */
  readonly banners: readonly Banner[];
  readonly actions: {
    /** The member closes the banners: the content follows. */
    readonly close: () => void;
    /** The member follows a link of a banner: closing the feature now leaves it. */
    readonly leave: () => void;
  };
  /** For the button that closes the banners. */
  readonly getCloseProps: () => ButtonProps;
};

const NONE: readonly Banner[] = [];

/** Banners that take longer do not hold back the content, ms. */
const READ_LIMIT_MS = 3_000;

/**
 * Banners before the content of a feature, each time it opens (money.txt §2).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { state, banners, getCloseProps } = useBannersFirst({ of: "invite", open });
 * {state === "banners" && <button {...getCloseProps()}>Continue</button>}
 * {state === "content" && <Invite />}
 */
export function useBannersFirst({ of, open, onBack }: UseBannersFirstOptions): BannersFirstView {
  const scope = useSatang("useBannersFirst");
  const { data, error } = useQuery(
    { ...bannersQuery(scope, of), enabled: open },
    scope.queryClient,
  );
  const banners = data ?? NONE;
  const [last, setLast] = useState({
    open: false,
    isPassed: false,
    isInterrupted: false,
    isLeaving: false,
  });

  const isUnread = data === undefined && error === null;
  const isPassed = last.isPassed || (!isUnread && banners.length === 0);
  if (open !== last.open) {
    setLast({
      open,
      isPassed: open && last.isInterrupted,
      isInterrupted: !open && !isPassed && !isUnread && !last.isLeaving && onBack !== undefined,
      isLeaving: false,
    });
  } else if (open && isPassed && !last.isPassed) {
    // Banners that arrive later do not replace the content.
    setLast({ ...last, isPassed: true });
  }

  const pass = () => setLast((before) => ({ ...before, isPassed: true }));
  const leave = () => setLast((before) => ({ ...before, isLeaving: true }));
  const isReading = open && last.open && isUnread && !isPassed;
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(
      () => setLast((before) => ({ ...before, isPassed: true })),
      READ_LIMIT_MS,
    );
    return () => clearTimeout(timer);
  }, [isReading]);

  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const { isInterrupted } = last;
  useEffect(() => {
    if (isInterrupted) latest.current?.();
  }, [isInterrupted]);

  const stateOf = (): BannersFirstView["state"] => {
    if (!open) return "closed";
    if (isPassed) return "content";
    return isUnread ? "reading" : "banners";
  };
  return {
    state: stateOf(),
    banners,
    actions: { close: pass, leave },
    getCloseProps: () => ({ type: "button", onClick: pass }),
  };
}
