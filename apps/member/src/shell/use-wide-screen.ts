import { useMedia } from "@satang/ui";

/** True where the navigation rail is shown. What only a wide screen shows is not read on a phone. */
export function useWideScreen(): boolean {
  return useMedia("(min-width: 1024px)");
}
