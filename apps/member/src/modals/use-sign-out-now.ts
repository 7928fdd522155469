import { useSession } from "@satang/headless/session";
import { navigate } from "wouter/use-browser-location";
import { paths } from "../navigation/paths.ts";

/** Signs the member out, and goes to the login. */
export function useSignOutNow(): () => void {
  const { actions } = useSession();
  return () => {
    actions.signOut();
    navigate(paths.login, { replace: true });
  };
}
