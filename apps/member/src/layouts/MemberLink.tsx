import { useMember } from "@satang/headless/wallet";
import { ProfileLink, type ProfileLinkProps, useI18n } from "@satang/ui";
import { paths } from "../navigation/paths.ts";

/** The signed-in member, as a link to the profile. The layout around it is not rendered again when the name is read. */
export function MemberLink({ width }: Pick<ProfileLinkProps, "width">) {
  const { t } = useI18n();
  const name = useMember()?.name ?? "";
  return (
    <ProfileLink
      name={name || t("app.nav.profile")}
      label={name ? t("app.nav.profileOf", { name }) : undefined}
      href={paths.profile}
      width={width}
    />
  );
}
