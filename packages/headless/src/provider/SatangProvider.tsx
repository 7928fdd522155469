import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { SatangContext } from "./satang-context.ts";
import { createScope, type SatangScopeOptions } from "./scope.ts";

/** Props of {@link SatangProvider}: read once, on first render. */
export interface SatangProviderProps extends SatangScopeOptions {
  children: ReactNode;
}

/**
 * Gives every hook below it the client and what surrounds it.
 *
 * @example
 * const satang = createSatang({ baseUrl: "https://wallet.satang.example" });
 * <SatangProvider {...satang}><App /></SatangProvider>
 */
export function SatangProvider({ children, ...options }: SatangProviderProps) {
  const [scope] = useState(() => createScope(options));
  useEffect(
    () =>
      scope.queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error")
          scope.failures.report(event.action.error);
      }),
    [scope],
  );
  return (
    <SatangContext.Provider value={scope}>
      <QueryClientProvider client={scope.queryClient}>{children}</QueryClientProvider>
    </SatangContext.Provider>
  );
}
