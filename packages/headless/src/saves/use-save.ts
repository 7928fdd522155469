import { classifyFailure, type Failure } from "@satang/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSelector } from "../actors/use-selector.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { MUTATION_GC_TIME } from "../queries/query-client.ts";
import { createSaveLookup, selectHasRead } from "../queries/save-lookup.ts";

/** How a form reports a save. */
export type SaveReports = {
  /** Called when what the form shows is saved. */
  readonly onSaved?: (() => void) | undefined;
  /**
   * Called when a save is known to be done while its form shows something else: after the form was closed, or while the
   * member types again. Report it without closing a form.
   */
  readonly onSavedLater?: (() => void) | undefined;
};

type SaveOptions<Body> = {
  /** Name of the hook, for the error outside of the provider. */
  readonly hook: string;
  readonly mutationKey: readonly string[];
  /** Throws the failure. */
  readonly send: (body: Body) => Promise<unknown>;
  /**
   * Whether the service shows what was sent. It is asked while the outcome of a save is not known, and never rejects.
   * @default nothing can show it
   */
  readonly isShown?: (body: Body, signal: AbortSignal) => Promise<boolean>;
  /** @param isInView whether the view still shows this save: it was neither reset nor closed */
  readonly onSaved: (isInView: boolean) => void;
};

const isUnknown = (error: Failure | null) =>
  error !== null && classifyFailure(error) === "outcomeUnknown";

/**
 * A call that saves what the member typed. `send` is ignored while a save is under way. A save with an outcome that is
 * not known is looked up until the service shows what was sent, and is then reported as saved (decision 46). The lookup
 * goes on when the view is closed, and ends with the member's session or with a later save.
 */
export function useSave<Body>({ hook, mutationKey, send, isShown, onSaved }: SaveOptions<Body>) {
  const { actors, queryClient } = useSatang(hook);
  const lookupKey = `save ${mutationKey.join(" ")}`;
  /** Body of the last save that the view shows; none after a reset, and after it was closed. */
  const shown = useRef<Body | null>(null);
  const latestOnSaved = useRef(onSaved);
  useEffect(() => {
    latestOnSaved.current = onSaved;
  });
  useEffect(
    () => () => {
      shown.current = null;
    },
    [],
  );
  const mutation = useMutation<unknown, Failure, Body>(
    {
      mutationKey,
      mutationFn: send,
      gcTime: MUTATION_GC_TIME,
      onSuccess: (_, body) => {
        actors.drop(lookupKey);
        latestOnSaved.current(body === shown.current);
      },
      onError: (error) => {
        // A refusal says nothing about the save before it.
        if (isUnknown(error)) actors.drop(lookupKey);
      },
    },
    queryClient,
  );
  const { mutate, isPending, error, variables, submittedAt } = mutation;
  const isUnanswered = isUnknown(error);
  const isLookedUp = isUnanswered && isShown !== undefined;
  const reset = () => {
    shown.current = null;
    mutation.reset();
  };
  const lookup = useActorOf(isLookedUp ? lookupKey : null, () =>
    createSaveLookup(queryClient, {
      queryKey: [...mutationKey, "shown", submittedAt],
      isShown: async (signal) => (await isShown?.(variables as Body, signal)) === true,
      onShown: () => {
        actors.drop(lookupKey);
        const isInView = variables === shown.current;
        if (isInView) reset();
        latestOnSaved.current(isInView);
      },
    }),
  );
  const hasRead = useSelector(lookup, selectHasRead);
  const isReading = hasRead === false;
  return {
    isSaving: isPending || isReading,
    /** Why the last save failed; `null` when it did not. */
    error: isReading ? null : error,
    /** The change may have been saved; `error` says why that is not known. */
    isUnanswered: isUnanswered && !isReading,
    send: (body: Body) => {
      // A second tap may come before React renders the first one, so the cache is checked for a save
      // under way.
      if (isReading || queryClient.isMutating({ mutationKey })) return;
      shown.current = body;
      mutate(body);
    },
    reset,
  };
}
