import { askSignOut } from "../modals/sign-out-question.ts";
import { useSignOutNow } from "../modals/use-sign-out-now.ts";

/** Signs the member out, and goes to the login; a question is first while an order has no known outcome. */
export function useSignOut(): () => void {
  const signOutNow = useSignOutNow();
  return () => void (askSignOut() || signOutNow());
}
