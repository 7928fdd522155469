import { useQuery } from "@tanstack/react-query";
import type { ButtonProps } from "../parts/element-props.ts";
import { storageKeys } from "../provider/index.ts";
import { useHydrated } from "../provider/use-hydrated.ts";
import { useSatang } from "../provider/use-satang.ts";

/** View that {@link useHiddenBalance} returns. */
export type HiddenBalanceView = {
  /** The member does not want to show balances on this device. */
  readonly isHidden: boolean;
  readonly actions: {
    /** Hides the balances, or shows them again; kept on the device. */
    readonly toggle: () => void;
  };
  /** For the button that hides and shows them. */
  readonly getToggleProps: () => ButtonProps;
};

const KEY = ["device", "hiddenBalance"] as const;

/**
 * Whether balances are hidden, the same in every view of the page. It is a setting of the device, and stays after
 * sign-out.
 * @throws Error outside `SatangProvider`.
 */
export function useHiddenBalance(): HiddenBalanceView {
  const { queryClient, storage } = useSatang("useHiddenBalance");
  const read = () => storage.read(storageKeys.hiddenBalance) === "true";
  const isHydrated = useHydrated();
  const { data } = useQuery(
    { queryKey: KEY, queryFn: read, initialData: read, staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  const isHidden = isHydrated && data;
  const toggle = () => {
    if (isHidden) storage.remove(storageKeys.hiddenBalance);
    else storage.write(storageKeys.hiddenBalance, "true");
    queryClient.setQueryData(KEY, !isHidden);
  };
  return {
    isHidden,
    actions: { toggle },
    getToggleProps: () => ({ type: "button", onClick: toggle }),
  };
}
