import { NextSteps } from "@satang/ui";
import { NEXT_STEPS } from "../modals/next-steps.data.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { OfflineBanner } from "../shell/OfflineBanner.tsx";
import { Step } from "../shell/Step.tsx";
import { useUpdateOffer } from "../updates/use-update-offer.ts";
import { BalanceTime } from "./BalanceTime.tsx";
import styles from "./layout.module.css";
import type { LayoutProps } from "./layout-props.ts";
import { MemberAppBar } from "./MemberAppBar.tsx";
import { MemberNavigation } from "./MemberNavigation.tsx";
import { MemberOverlays } from "./MemberOverlays.tsx";
import { MemberRail } from "./MemberRail.tsx";
import { RailFooter } from "./RailFooter.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** The layout of a member's screens: app bar and bottom navigation, or a navigation rail from 1024 px. */
export function MemberLayout({ route, page, children }: LayoutProps) {
  const main = useArrival(page);
  useUpdateOffer();

  return (
    <div className={styles.shell}>
      <SkipLink />
      <MemberRail route={route} footer={<RailFooter />} />
      <div className={`${styles.column} ${styles.memberColumn}`}>
        <MemberAppBar />
        <OfflineBanner>
          <BalanceTime />
        </OfflineBanner>
        <main ref={main} id="main" tabIndex={-1} className={`${styles.main} ${styles.memberMain}`}>
          <Step>
            <NextSteps steps={NEXT_STEPS}>{children}</NextSteps>
          </Step>
        </main>
      </div>
      <MemberNavigation route={route} />
      <MemberOverlays />
    </div>
  );
}
