import { ToastProvider } from "@satang/ui";
import { useDeferredValue, useMemo } from "react";
import { config } from "../config/config.ts";
import { MemberLayout } from "../layouts/MemberLayout.tsx";
import type { RouteName } from "../navigation/paths.ts";
import { HomePage } from "../pages/HomePage.tsx";
import {
  BonusPage,
  ContactPage,
  HowtoPage,
  LimitsPage,
  ProfilePage,
  StatementPage,
} from "./member-pages.lazy.ts";
import { PlayGate } from "./PlayGate.tsx";

/** The screens of a signed-in member. The menu answers a tap at once, the page follows in short steps. */
export function MemberRoutes({ route }: { route: RouteName }) {
  const page = useDeferredValue(route);
  // The page before is not rendered again while the menu answers.
  const content = useMemo(() => pageOf(page), [page]);
  return (
    <ToastProvider>
      <MemberLayout route={route} page={page}>
        <PlayGate route={page}>{content}</PlayGate>
      </MemberLayout>
    </ToastProvider>
  );
}

function pageOf(route: RouteName) {
  switch (route) {
    case "statement":
      return <StatementPage />;
    case "profile":
      return <ProfilePage />;
    case "limits":
      return config.protection === false ? <HomePage /> : <LimitsPage />;
    case "bonus":
      return <BonusPage />;
    case "memberContact":
      return <ContactPage />;
    case "howto":
      return <HowtoPage />;
    default:
      return <HomePage />;
  }
}
