import { classifyFailure, type Failure } from "@satang/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSatang } from "../provider/index.ts";
import { MUTATION_GC_TIME } from "../queries/query-client.ts";

/** Pause between two readings of an outcome that is not known, ms. */
const LOOK_AGAIN_MS = 5_000;

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
  readonly onSaved: () => void;
};

/**
 * One call that saves what the member typed. `send` is ignored while a save is under way. A save with an outcome that is
 * not known is looked up until the service shows what was sent, and is then reported as saved (decision 46).
 */
export function useSave<Body>({ hook, mutationKey, send, isShown, onSaved }: SaveOptions<Body>) {
  const { queryClient } = useSatang(hook);
  const { mutate, isPending, error, reset, variables, submittedAt } = useMutation<
    unknown,
    Failure,
    Body
  >(
    {
      mutationKey,
      mutationFn: send,
      gcTime: MUTATION_GC_TIME,
      onSuccess: onSaved,
    },
    queryClient,
  );
  const isUnanswered = error !== null && classifyFailure(error) === "outcomeUnknown";
  const isLookedUp = isUnanswered && isShown !== undefined;
  const { isPending: isFirstReading } = useQuery(
    {
      queryKey: [...mutationKey, "shown", submittedAt],
      enabled: isLookedUp,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: LOOK_AGAIN_MS,
      queryFn: async ({ signal }) => {
        const isSaved = (await isShown?.(variables as Body, signal)) === true;
        if (isSaved && !signal.aborted) {
          reset();
          onSaved();
        }
        return isSaved;
      },
    },
    queryClient,
  );
  const isReading = isLookedUp && isFirstReading;
  return {
    isSaving: isPending || isReading,
    /** Why the last save failed; `null` when it did not. */
    error: isReading ? null : error,
    /** It may have been saved; `error` says why that is not known. */
    isUnanswered: isUnanswered && !isReading,
    send: (body: Body) => {
      // A second tap may come before React renders the first one, so the cache is checked for a save
      // under way.
      if (!isReading && !queryClient.isMutating({ mutationKey })) mutate(body);
    },
    reset,
  };
}
