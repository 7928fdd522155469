import type { Failure } from "@satang/core";
import { QueryClient } from "@tanstack/react-query";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Failure;
  }
}

/**
 * Query defaults of a wallet: the api client retries reads itself (so nothing is retried twice),
 * and what was read stays fresh for 30 s unless a feature invalidates it.
 */
export function createSatangQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
