import { useProtectionStatus } from "@satang/headless/protection";
import type { ReactNode } from "react";
import type { RouteName } from "../navigation/paths.ts";
import { StoppedPage } from "./member-pages.lazy.ts";

/** True for a screen with games and offers. */
const isPlayRoute = (route: RouteName) => route === "home" || route === "bonus";

/** Renders a screen with games only while the member may play; every other screen works also during a break. */
export function PlayGate({ route, children }: { route: RouteName; children: ReactNode }) {
  const { isStopped } = useProtectionStatus();
  return isStopped && isPlayRoute(route) ? <StoppedPage screen={route} /> : children;
}
