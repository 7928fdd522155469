import type { RegisterView } from "@satang/headless/register";
import { type ReactNode, useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { useIsContained } from "../frame/contained-screen.ts";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import * as styles from "./RegisterFlow.css.ts";

/** Props of {@link RegisterFoot}. */
export interface RegisterFootProps {
  register: RegisterView;
  /** A link to the login, for members who already have an account. */
  login: ReactNode;
}

/** The back and next buttons, at the bottom of the screen; at the first step also the way to the login. */
export function RegisterFoot({ register, login }: RegisterFootProps) {
  const { t } = useI18n();
  const own = useContext(FlowFrameContext).classNames;
  const isContained = useIsContained();
  const isFirst = register.state === "phone";
  return (
    <div
      className={classNames(styles.foot, !isContained && styles.atBottom, own?.footer)}
      data-part="register-foot"
    >
      {!isFirst && (
        <Button {...register.getBackProps()} variant="outline" width="fill" className={styles.back}>
          {t("common.action.back")}
        </Button>
      )}
      <FlowSubmit
        {...register.getSubmitProps()}
        className={styles.next}
        loading={register.isSubmitting}
      >
        {t(register.state === "bank" ? "register.bank.submit" : "common.action.next")}
      </FlowSubmit>
      {isFirst && login && (
        <p className={styles.alternative}>
          <span>{`${t("register.haveAccount")} `}</span>
          {login}
        </p>
      )}
    </div>
  );
}
