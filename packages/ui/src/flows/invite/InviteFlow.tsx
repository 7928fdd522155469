"use client";

import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BannersFirst } from "../banners/BannersFirst.tsx";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { InviteSheet } from "./InviteSheet.tsx";

/** Props of {@link InviteFlow}. */
export type InviteFlowProps = MoneyFlowProps & {
  /** Address of the register page: absolute, or a path of this page's origin. @default "/register" */
  readonly registerUrl?: string | undefined;
  /** More origins from which pictures of banners are shown, in addition to those of the page and of the backend. @default [] */
  readonly pictureOrigins?: readonly string[] | undefined;
};

/**
 * Inviting friends: banners first, then the member's link to copy or share, the friends who joined, and the invite
 * bonus. `onOpenChange(true)` is called when the host closes it while the banners are shown, because closing the
 * banners opens the modal.
 *
 * @example
 * <InviteFlow open={open} onOpenChange={setOpen} />
 */
export function InviteFlow({ registerUrl, pictureOrigins, ...props }: InviteFlowProps) {
  const { t } = useI18n();
  const modal = { open: props.open, onOpenChange: useOutcomes("invite", props) };
  return (
    <WhenOpened {...props}>
      <BannersFirst
        of="invite"
        title={t("invite.title")}
        pictureOrigins={pictureOrigins}
        {...modal}
      >
        {(content) => <InviteSheet {...content} registerUrl={registerUrl} />}
      </BannersFirst>
    </WhenOpened>
  );
}
