import {
  BottomNavigation,
  BrandName,
  ContactIcon,
  HomeIcon,
  type NavigationEntry,
  NavigationRail,
  RegisterIcon,
  useI18n,
} from "@satang/ui";
import { useEffect, useState } from "react";
import { VisitorChat } from "../chat/VisitorChat.tsx";
import { config } from "../config/config.ts";
import { hasInterruptedVisit, OperationReports } from "../modals/reports.lazy.ts";
import { paths } from "../navigation/paths.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { OfflineBanner } from "../shell/OfflineBanner.tsx";
import { CreditLine } from "./CreditLine.tsx";
import styles from "./layout.module.css";
import type { LayoutProps } from "./layout-props.ts";
import { Preferences } from "./Preferences.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** The layout of a visitor's screens. */
export function PublicLayout({ route, page, children }: LayoutProps) {
  const { t } = useI18n();
  const main = useArrival(page);
  const [isInterrupted, setInterrupted] = useState(false);
  // After the first render, which the build makes for every visitor; and again when the registration has led to the login.
  useEffect(() => setInterrupted(hasInterruptedVisit()), [route]);
  const entries: readonly NavigationEntry[] = [
    {
      id: "home",
      label: t("app.nav.home"),
      icon: <HomeIcon size={22} />,
      href: paths.root,
      current: route === "login",
    },
    {
      id: "register",
      label: t("app.nav.register"),
      icon: <RegisterIcon size={22} />,
      href: paths.register,
      current: route === "register",
    },
    {
      id: "contact",
      label: t("app.nav.contact"),
      icon: <ContactIcon size={22} />,
      href: paths.contact,
      current: route === "contact",
    },
  ];

  return (
    <div className={styles.shell}>
      <SkipLink />
      <NavigationRail
        brand={<BrandName name={config.brandName} size="large" href={paths.root} />}
        groups={[entries]}
        footer={<Preferences />}
      />
      <div className={styles.column}>
        <OfflineBanner />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={`${styles.main} ${styles.publicMain}`}
          data-route={page}
        >
          {children}
        </main>
        <CreditLine />
      </div>
      <BottomNavigation items={entries} />
      <VisitorChat />
      {isInterrupted && <OperationReports />}
    </div>
  );
}
