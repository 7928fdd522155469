import { useProfile, useSession } from "@satang/headless";
import {
  AppBar,
  BottomNavigation,
  BrandName,
  IconButton,
  LogoutIcon,
  NavigationRail,
  ProfileLink,
  useI18n,
} from "@satang/ui";
import type { ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { config } from "../config.ts";
import { MemberModals } from "../modals/MemberModals.tsx";
import { OperationReports } from "../modals/reports.tsx";
import { useModal } from "../modals/use-modal.ts";
import { useSpinOffer } from "../modals/use-spin-offer.ts";
import { paths, type RouteName } from "../navigation/paths.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { OfflineBanner } from "../shell/OfflineBanner.tsx";
import styles from "./layout.module.css";
import { PageFooter } from "./PageFooter.tsx";
import { Preferences } from "./Preferences.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useMemberMenu } from "./use-member-menu.tsx";

/** The layout of a member's screens: app bar and bottom navigation, or a navigation rail from 1024 px. */
export function MemberLayout({ route, children }: { route: RouteName; children: ReactNode }) {
  const { t } = useI18n();
  const main = useArrival(route);
  const modal = useModal();
  const spin = useSpinOffer();
  const menu = useMemberMenu(route, spin);
  const profile = useProfile();
  const { actions } = useSession();

  const name = profile.data?.name ?? "";
  const who = {
    name: name || t("app.nav.profile"),
    href: paths.profile,
    ...(name && { label: t("app.nav.profileOf", { name }) }),
  };
  const signOut = () => {
    actions.signOut();
    navigate(paths.login, { replace: true });
  };
  const logout = (
    <IconButton label={t("app.nav.logout")} onClick={signOut}>
      <LogoutIcon />
    </IconButton>
  );

  return (
    <div className={styles.shell}>
      <SkipLink />
      <NavigationRail
        brand={<BrandName name={config.brandName} size="large" href={paths.home} />}
        groups={menu.rail}
        footer={
          <div className={styles.railFooter}>
            <Preferences />
            <div className={styles.railAccount}>
              <ProfileLink {...who} width="fill" />
              {logout}
            </div>
          </div>
        }
      />
      <div className={`${styles.column} ${styles.memberColumn}`}>
        <AppBar brand={<BrandName name={config.brandName} href={paths.home} />}>
          <ProfileLink {...who} />
          {logout}
        </AppBar>
        <OfflineBanner />
        <main ref={main} id="main" tabIndex={-1} className={`${styles.main} ${styles.memberMain}`}>
          {children}
        </main>
        <PageFooter />
      </div>
      <BottomNavigation
        items={menu.bottom}
        action={{
          open: modal.current === "actions",
          onOpenChange: (open) => (open ? modal.open("actions") : modal.close()),
        }}
      />
      <MemberModals spin={spin} />
      <OperationReports paused={modal.current !== undefined} />
    </div>
  );
}
