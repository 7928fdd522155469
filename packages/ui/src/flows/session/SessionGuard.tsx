"use client";

import { PausedReads } from "@satang/headless/provider";
import { useLogin, useSessionGuard } from "@satang/headless/session";
import { Fragment, type ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LazyModal } from "../frame/LazyModal.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { LoginProblem } from "./LoginProblem.tsx";

/** Props of {@link SessionGuard}. */
export interface SessionGuardProps {
  /** Content while nobody is signed in, such as `LoginFlow`. */
  visitor: ReactNode;
  /** Content until it is known who is signed in: on a server, and until the device has answered. @default nothing */
  pending?: ReactNode;
  /** The content of a member. */
  children: ReactNode;
}

/**
 * Shows its content to a member, and `visitor` to everybody else. When the service ends the session, the content stays as it
 * is, without balances, and the member logs in again in a dialog over it: what was typed is kept. After another
 * member has logged in, the content begins again.
 *
 * Where the provider has `getToken`, the dialog of the provider asks for the log-in, and not this one.
 *
 * @example
 * <SessionGuard visitor={<LoginFlow brand="Lotus" />}>
 *   <WalletPanel onDeposit={openDeposit} />
 * </SessionGuard>
 */
export function SessionGuard({ visitor, pending = null, children }: SessionGuardProps) {
  const { t } = useI18n();
  const { state, contentKey, signsInHere, actions } = useSessionGuard();
  if (state === "unknown") return pending;
  if (state === "visitor") return visitor;
  return (
    <>
      <PausedReads paused={state === "ended"}>
        <Fragment key={contentKey}>{children}</Fragment>
      </PausedReads>
      {signsInHere && (
        <LazyModal
          open={state === "ended"}
          onOpenChange={(open) => void (open || actions.leave())}
          placement="center"
          size="small"
          dismiss="explicit"
          title={t("session.ended.title")}
          description={t("failures.sessionEnded")}
        >
          <LoginAgain />
        </LazyModal>
      )}
    </>
  );
}

/** Logs in where the member is. The title of the dialog says that the session has ended. */
function LoginAgain() {
  const login = useLogin();
  return (
    <LoginForm login={login}>
      <LoginProblem error={login.error} reason={null} />
    </LoginForm>
  );
}
