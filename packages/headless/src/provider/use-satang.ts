import { useContext } from "react";
import { SatangContext } from "./satang-context.ts";
import type { SatangScope } from "./scope.ts";

/**
 * Returns the scope of the nearest {@link SatangProvider}.
 * @param hook Name of the hook for the error message; hooks that use this one pass their own.
 * @throws Error when no `SatangProvider` is above.
 * @example
 * const { client, clock } = useSatang();
 */
export function useSatang(hook = "useSatang"): SatangScope {
  const scope = useContext(SatangContext);
  if (!scope) throw new Error(`${hook} needs a <SatangProvider> above it.`);
  return scope;
}
