import { SessionTime } from "@satang/ui/flows/protection";
import { memo } from "react";
import { paths } from "../navigation/paths.ts";
import styles from "./layout.module.css";
import { MemberLink } from "./MemberLink.tsx";
import { SignOutButton } from "./SignOutButton.tsx";

/** Footer of the menu of a wide screen. It is not rendered again with another page. */
export const RailFooter = memo(function RailFooter() {
  return (
    <div className={styles.railFooter}>
      <SessionTime href={paths.limits} label="shown" />
      <div className={styles.railAccount}>
        <MemberLink width="fill" />
        <SignOutButton />
      </div>
    </div>
  );
});
