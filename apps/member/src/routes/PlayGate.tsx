import { useProtectionStatus } from "@satang/headless/protection";
import type { ReactNode } from "react";
import type { RouteName } from "../navigation/paths.ts";
import { lazyPart } from "../shell/lazy-part.tsx";

const StoppedPage = lazyPart(async () => (await import("../pages/StoppedPage.tsx")).StoppedPage);

/** The screens with games and offers. */
const PLAY_ROUTES: ReadonlySet<RouteName> = new Set(["home", "bonus"]);

/** Renders a screen with games only while the member may play; every other screen works also during a break. */
export function PlayGate({ route, children }: { route: RouteName; children: ReactNode }) {
  const { isStopped } = useProtectionStatus();
  return isStopped && PLAY_ROUTES.has(route) ? <StoppedPage /> : children;
}
