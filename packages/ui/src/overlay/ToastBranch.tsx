import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useToastRegion } from "./toast-region.ts";

/**
 * Inside a modal: treats the toasts as a part of it, because its focus trap would otherwise take
 * the focus from them. Not next to the region itself, which a page has without any modal.
 */
export function ToastBranch() {
  useFocusScopeBranch(useToastRegion());
  return null;
}
