import { AppBar, BrandName } from "@satang/ui";
import { memo } from "react";
import { config } from "../config/config.ts";
import { paths } from "../navigation/paths.ts";
import { MemberLink } from "./MemberLink.tsx";
import { SignOutButton } from "./SignOutButton.tsx";

/** The bar at the top of a member's screens on a phone. It is not rendered again with another page. */
export const MemberAppBar = memo(function MemberAppBar() {
  return (
    <AppBar brand={<BrandName name={config.brandName} href={paths.home} />}>
      <MemberLink />
      <SignOutButton />
    </AppBar>
  );
});
