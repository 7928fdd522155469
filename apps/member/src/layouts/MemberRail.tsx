import { useSpinOffer } from "@satang/headless/spin";
import { BrandName, NavigationRail } from "@satang/ui";
import type { ReactNode } from "react";
import { config } from "../config/config.ts";
import { paths, type RouteName } from "../navigation/paths.ts";
import { useMemberMenu } from "./use-member-menu.tsx";

/** Props of {@link MemberRail}. */
interface MemberRailProps {
  route: RouteName;
  footer: ReactNode;
}

/** The menu of a wide screen. It alone is rendered again when the number of coins changes. */
export function MemberRail({ route, footer }: MemberRailProps) {
  const { active, coins } = useSpinOffer();
  const { home, statement, bonus, conditions, contact, invite, refund, spin } =
    useMemberMenu(route);
  const offers = active ? [invite, refund, { ...spin, badge: coins }] : [invite, refund];
  return (
    <NavigationRail
      brand={<BrandName name={config.brandName} size="large" href={paths.home} />}
      groups={[[home, statement, bonus, conditions, contact], offers]}
      footer={footer}
    />
  );
}
