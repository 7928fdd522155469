import { useSession } from "@satang/headless";
import {
  AppBar,
  BottomNavigation,
  BrandName,
  IconButton,
  LogoutIcon,
  NextSteps,
  useI18n,
} from "@satang/ui";
import { SessionTime } from "@satang/ui/flows/protection";
import { navigate } from "wouter/use-browser-location";
import { MemberChat } from "../chat/MemberChat.tsx";
import { config } from "../config/config.ts";
import { MemberModals } from "../modals/MemberModals.tsx";
import { MemberRealityCheck } from "../modals/MemberRealityCheck.tsx";
import { NEXT_STEPS } from "../modals/next-steps.data.ts";
import { OperationReports } from "../modals/reports.tsx";
import { useModal } from "../modals/use-modal.ts";
import { paths } from "../navigation/paths.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { AfterFirstScreen } from "../shell/AfterFirstScreen.tsx";
import { OfflineBanner } from "../shell/OfflineBanner.tsx";
import { Step } from "../shell/Step.tsx";
import { useUpdateOffer } from "../updates/use-update-offer.ts";
import styles from "./layout.module.css";
import type { LayoutProps } from "./layout-props.ts";
import { MemberLink } from "./MemberLink.tsx";
import { MemberRail } from "./MemberRail.tsx";
import { PageFooter } from "./PageFooter.tsx";
import { Preferences } from "./Preferences.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useMemberMenu } from "./use-member-menu.tsx";

/** The layout of a member's screens: app bar and bottom navigation, or a navigation rail from 1024 px. */
export function MemberLayout({ route, page, children }: LayoutProps) {
  const { t } = useI18n();
  const main = useArrival(page);
  const modal = useModal();
  const { home, statement, conditions, contact } = useMemberMenu(route);
  const { actions } = useSession();
  useUpdateOffer();

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
      <MemberRail
        route={route}
        footer={
          <div className={styles.railFooter}>
            <SessionTime href={paths.limits} label="shown" />
            <Preferences />
            <div className={styles.railAccount}>
              <MemberLink width="fill" />
              {logout}
            </div>
          </div>
        }
      />
      <div className={`${styles.column} ${styles.memberColumn}`}>
        <AppBar brand={<BrandName name={config.brandName} href={paths.home} />}>
          <SessionTime href={paths.limits} />
          <MemberLink />
          {logout}
        </AppBar>
        <OfflineBanner />
        <main ref={main} id="main" tabIndex={-1} className={`${styles.main} ${styles.memberMain}`}>
          <Step>
            <NextSteps steps={NEXT_STEPS}>{children}</NextSteps>
          </Step>
        </main>
        <PageFooter />
      </div>
      <BottomNavigation
        items={[home, statement, conditions, contact]}
        action={{
          open: modal.current === "actions",
          onOpenChange: (open) => (open ? modal.open("actions") : modal.close()),
        }}
      />
      <Step>
        <MemberChat />
        <NextSteps steps={NEXT_STEPS}>
          <MemberModals />
          <MemberRealityCheck />
          <AfterFirstScreen>
            <OperationReports paused={modal.current !== undefined} />
          </AfterFirstScreen>
        </NextSteps>
      </Step>
    </div>
  );
}
