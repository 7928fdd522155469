import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SatangEventListener } from "./event.types.ts";
import { SatangContext } from "./satang-context.ts";
import { createScope, type SatangScopeOptions } from "./scope.ts";

/** Props of {@link SatangProvider}; they are read once, at the first render. */
export interface SatangProviderProps extends SatangScopeOptions {
  /** Called with what happened to the member's money, once for each intention. It may change with each render. */
  onEvent?: SatangEventListener | undefined;
  children: ReactNode;
}

/**
 * Provides the client, storage, locks and clock for every hook below it.
 *
 * @example
 * const satang = createSatang({ baseUrl: "https://wallet.satang.example" });
 * <SatangProvider {...satang}><App /></SatangProvider>
 */
export function SatangProvider({ children, onEvent, ...options }: SatangProviderProps) {
  const [scope] = useState(() => createScope(options));
  const [clientReports] = useState(options.failures !== undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const stop = clientReports
      ? () => undefined
      : scope.queryClient.getQueryCache().subscribe((event) => {
          if (event.type === "updated" && event.action.type === "error")
            scope.failures.report(event.action.error);
        });
    return () => {
      isMounted.current = false;
      stop();
      // StrictMode unmounts and mounts again within one task: the machines end only when the
      // provider stays unmounted.
      queueMicrotask(() => {
        // A provider that was hidden and is shown again gets new ones.
        if (!isMounted.current) scope.actors.renew();
      });
    };
  }, [scope, clientReports]);
  const latestOnEvent = useRef(onEvent);
  useEffect(() => {
    latestOnEvent.current = onEvent;
  });
  useEffect(() => scope.events.subscribe((event) => latestOnEvent.current?.(event)), [scope]);
  return (
    <SatangContext.Provider value={scope}>
      <QueryClientProvider client={scope.queryClient}>{children}</QueryClientProvider>
    </SatangContext.Provider>
  );
}
