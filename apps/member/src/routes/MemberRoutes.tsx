import { ToastProvider } from "@satang/ui";
import { MemberLayout } from "../layouts/MemberLayout.tsx";
import type { RouteName } from "../navigation/paths.ts";
import { HomePage } from "../pages/HomePage.tsx";
import { NotYetPage } from "../pages/NotYetPage.tsx";
import { lazyPart } from "../shell/lazy-part.tsx";

const StatementPage = lazyPart(
  async () => (await import("../pages/StatementPage.tsx")).StatementPage,
);

/** The screens of a signed-in member. */
export function MemberRoutes({ route }: { route: RouteName }) {
  return (
    <ToastProvider>
      <MemberLayout route={route}>{pageOf(route)}</MemberLayout>
    </ToastProvider>
  );
}

function pageOf(route: RouteName) {
  switch (route) {
    case "statement":
      return <StatementPage />;
    case "profile":
    case "bonus":
      return <NotYetPage page={route} />;
    case "memberContact":
      return <NotYetPage page="contact" />;
    default:
      return <HomePage />;
  }
}
