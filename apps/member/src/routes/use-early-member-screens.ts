import { useEffect } from "react";
import { MemberRoutes } from "./routes.lazy.ts";

/**
 * Loads the screens of a member while a visitor types the login: they are here when the service has answered.
 * @param isLogin whether the visitor is at the login
 */
export function useEarlyMemberScreens(isLogin: boolean): void {
  useEffect(() => {
    if (!isLogin) return;
    const load = () => void MemberRoutes.preload();
    document.addEventListener("input", load, { once: true });
    return () => document.removeEventListener("input", load);
  }, [isLogin]);
}
