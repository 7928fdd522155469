import type { Failure } from "@satang/core";
import { useMutation } from "@tanstack/react-query";
import { useSatang } from "../provider/index.ts";
import { MUTATION_GC_TIME } from "../queries/query-client.ts";

type SaveOptions<Body> = {
  /** Name of the hook, for the error outside of the provider. */
  readonly hook: string;
  readonly mutationKey: readonly string[];
  /** Throws the failure. */
  readonly send: (body: Body) => Promise<unknown>;
  readonly onSaved: () => void;
};

/** One call that saves what the member typed. `send` is ignored while a save is under way. */
export function useSave<Body>({ hook, mutationKey, send, onSaved }: SaveOptions<Body>) {
  const { queryClient } = useSatang(hook);
  const { mutate, isPending, error, reset } = useMutation<unknown, Failure, Body>(
    {
      mutationKey,
      mutationFn: send,
      gcTime: MUTATION_GC_TIME,
      onSuccess: onSaved,
    },
    queryClient,
  );
  return {
    isSaving: isPending,
    /** Why the last save failed; `null` when it did not. */
    error,
    send: (body: Body) => {
      // A second tap may come before React renders the first one, so the cache is checked for a save
      // under way.
      if (!queryClient.isMutating({ mutationKey })) mutate(body);
    },
    reset,
  };
}
