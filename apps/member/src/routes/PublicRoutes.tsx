import { useDeferredValue, useMemo } from "react";
import { PublicLayout } from "../layouts/PublicLayout.tsx";
import { WholeLanguage } from "../locale/WholeLanguage.tsx";
import type { RouteName } from "../navigation/paths.ts";
import { LoginPage } from "../pages/LoginPage.tsx";
import { InfoPage, RegisterPage } from "./routes.lazy.ts";
import { useEarlyMemberScreens } from "./use-early-member-screens.ts";

/** The screens that everyone may see. The menu answers a tap at once, the page follows in short steps. */
export function PublicRoutes({ route }: { route: RouteName }) {
  const page = useDeferredValue(route);
  useEarlyMemberScreens(route === "login");
  // The page before is not rendered again while the menu answers.
  const content = useMemo(() => pageOf(page), [page]);
  return (
    <PublicLayout route={route} page={page}>
      {content}
    </PublicLayout>
  );
}

function pageOf(route: RouteName) {
  switch (route) {
    case "register":
      return (
        <WholeLanguage>
          <RegisterPage />
        </WholeLanguage>
      );
    case "howto":
    case "contact":
      return (
        <WholeLanguage>
          <InfoPage page={route} />
        </WholeLanguage>
      );
    default:
      return <LoginPage />;
  }
}
