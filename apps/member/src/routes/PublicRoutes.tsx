import { PublicLayout } from "../layouts/PublicLayout.tsx";
import { WholeLanguage } from "../locale/WholeLanguage.tsx";
import type { RouteName } from "../navigation/paths.ts";
import { LoginPage } from "../pages/LoginPage.tsx";
import { lazyPart } from "../shell/lazy-part.tsx";

const InfoPage = lazyPart(async () => (await import("../pages/InfoPage.tsx")).InfoPage);
const RegisterPage = lazyPart(async () => (await import("../pages/RegisterPage.tsx")).RegisterPage);

/** The screens that everyone may see. */
export function PublicRoutes({ route }: { route: RouteName }) {
  return <PublicLayout route={route}>{pageOf(route)}</PublicLayout>;
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
