import { useSyncExternalStore } from "react";
import type { SatangScope } from "../provider/scope.ts";
import { useSatang } from "../provider/use-satang.ts";

type Shown = { value: boolean; readonly listeners: Set<() => void> };

const known = new WeakMap<SatangScope, Shown>();

function shownOf(scope: SatangScope): Shown {
  const shown = known.get(scope) ?? { value: false, listeners: new Set() };
  known.set(scope, shown);
  return shown;
}

/** Notes whether a page, which is no modal, shows the outcome of its own order: it is not reported over that page too. */
export function noteShownInForm(scope: SatangScope, value: boolean): void {
  const shown = shownOf(scope);
  if (shown.value === value) return;
  shown.value = value;
  for (const listener of [...shown.listeners]) listener();
}

/** Whether a page shows the outcome of its own order, such as the registration: reports of operations wait. */
export function useIsShownInForm(): boolean {
  const shown = shownOf(useSatang("useIsShownInForm"));
  return useSyncExternalStore(
    (listener) => {
      shown.listeners.add(listener);
      return () => void shown.listeners.delete(listener);
    },
    () => shown.value,
    () => false,
  );
}
