import { useSession } from "@satang/headless/session";
import { useEffect } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import { WholeLanguage } from "../locale/WholeLanguage.tsx";
import { paths, routeAt } from "../navigation/paths.ts";
import { judge, memberScreen } from "./guard.rules.ts";
import { PublicRoutes } from "./PublicRoutes.tsx";
import { MemberRoutes, NotFoundPage, TerminatedPage } from "./routes.lazy.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";
import { useRemembering } from "./use-remembering.ts";

/**
 * Renders the screen of the address, after the guard has checked the visit.
 * @param renderedAt the address of the screen that the build has rendered
 */
export function Routes({ renderedAt = paths.login }: { renderedAt?: string | undefined }) {
  const pathname = usePathname({ ssrPath: renderedAt });
  const { state } = useSession();
  const remember = useRemembering();
  useLinkNavigation();

  const route = routeAt(pathname);
  const signedIn = state === "signedIn";
  const redirect = judge(route, { signedIn, terminated: state === "terminated" });
  const to = redirect?.to;
  const isWanted = redirect?.remember;

  useEffect(() => {
    if (to === undefined) return;
    if (isWanted) remember();
    navigate(to, { replace: true });
  }, [to, isWanted, remember]);

  if (to !== undefined) return null;
  if (route === undefined) return <NotFoundPage />;
  if (route === "terminated") return <TerminatedPage />;
  const ofMember = memberScreen(route, { signedIn });
  if (ofMember === null) return <PublicRoutes route={route} />;
  return (
    <WholeLanguage>
      <MemberRoutes route={ofMember} />
    </WholeLanguage>
  );
}
