import type { Failure } from "@satang/core";
import { QueryClient } from "@tanstack/react-query";

declare module "@tanstack/react-query" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of the library
  interface Register {
    defaultError: Failure;
  }
}

/**
 * How long a call that changes something is kept without a view, ms: briefly, because it keeps what was sent, which may be
 * a password, and what its view showed. Not 0: until the answer, the cache looks at a call without a view after each such
 * time.
 */
export const MUTATION_GC_TIME = 1_000;

/**
 * Query defaults of a wallet. The API client retries reads itself, so queries are not retried; data
 * is fresh for 30 s unless a feature invalidates it, and is kept until the session ends.
 */
export function createSatangQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        // A closed flow observes nothing, and goes on with what it has read.
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
