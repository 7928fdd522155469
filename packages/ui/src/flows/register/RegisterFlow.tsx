"use client";

import { type FlowOutcomes, useFlowOutcomes } from "@satang/headless/outcomes";
import { type RegisterView, type UseRegisterOptions, useRegister } from "@satang/headless/register";
import type { DefinedLocale, Locale } from "@satang/i18n";
import { type ReactElement, type ReactNode, useState } from "react";
import { useScrollIntoView } from "../../hooks/use-scroll-into-view.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { BrandName } from "../../primitives/AppBar/index.ts";
import { Steps } from "../../primitives/Steps/index.ts";
import { failureTone } from "../failures/failure-tone.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { type LocaleChoice, LocaleSwitch } from "../session/LocaleSwitch.tsx";
import { TextLink } from "../session/TextLink.tsx";
import { BankStep } from "./BankStep.tsx";
import { OtpStep } from "./OtpStep.tsx";
import { OutcomeUnknown } from "./OutcomeUnknown.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { ProfileStep } from "./ProfileStep.tsx";
import { Registered } from "./Registered.tsx";
import * as styles from "./RegisterFlow.css.ts";
import { RegisterFoot } from "./RegisterFoot.tsx";
import { useProblemText } from "./use-problem-text.ts";

/** Props of {@link RegisterFlow}. */
export interface RegisterFlowProps<Choice extends Locale | DefinedLocale = Locale>
  extends UseRegisterOptions,
    FlowOutcomes,
    LocaleChoice<Choice> {
  /** Name of the service, at the top. @default "Satang" */
  brand?: ReactNode;
  /** Shows the language switch. */
  onLocaleChange?: (locale: Choice) => void;
  /** Address of the login, for members who already have an account; `null` where nobody logs in. @default "/login" */
  loginHref?: string | null;
  /** A router's link to the login. Wins over `loginHref`. */
  loginLink?: ReactElement;
}

const forms = { phone: PhoneStep, otp: OtpStep, profile: ProfileStep, bank: BankStep } as const;
const isForm = (state: RegisterView["state"]): state is keyof typeof forms => state in forms;

/**
 * Registration in four steps. Typed values are kept after going back, a reload and failures. A lost
 * reply to the last call is shown as an unknown outcome.
 *
 * @example
 * <RegisterFlow inviteCode={query.get("code")} onRegistered={() => navigate("/login")} />
 */
export function RegisterFlow<Choice extends Locale | DefinedLocale = Locale>({
  brand = "Satang",
  locales,
  onLocaleChange,
  loginHref = "/login",
  loginLink,
  ...options
}: RegisterFlowProps<Choice>) {
  const { t } = useI18n();
  useFlowOutcomes("register", options);
  const register = useRegister(options);
  const problemText = useProblemText(register);
  const { state, problem } = register;
  const problemInSight = useScrollIntoView<HTMLDivElement>(problem);
  const [opened] = useState(state);
  const [hasMoved, setHasMoved] = useState(false);
  if (state !== opened && !hasMoved) setHasMoved(true);
  const Form = isForm(state) ? forms[state] : null;

  const hasLogin = loginLink !== undefined || loginHref !== null;
  const login = hasLogin && (
    <TextLink href={loginHref} link={loginLink}>
      {t("register.login")}
    </TextLink>
  );

  return (
    <div className={styles.screen} data-part="register-flow" data-state={state}>
      <div className={styles.bar} data-part="register-bar">
        <BrandName name={brand} />
        {onLocaleChange && (
          <LocaleSwitch
            locales={locales}
            onLocaleChange={onLocaleChange}
            className={styles.languages}
          />
        )}
      </div>
      <FlowForm className={styles.form} {...register.getFormProps()}>
        <Steps
          steps={register.steps.map((step) => t(`register.steps.${step}`))}
          current={register.stepIndex}
        />
        {register.isRegistered ? (
          <Registered register={register} loginHref={loginHref} hasLogin={hasLogin} />
        ) : (
          <div className={styles.body}>
            {Form && <Form key={state} register={register} takesFocus={hasMoved} />}
            {state === "outcomeUnknown" && <OutcomeUnknown register={register} takesFocus />}
            {problem && state !== "outcomeUnknown" && (
              <Alert
                ref={problemInSight}
                tone={problem.kind === "failure" ? failureTone(problem.error) : "critical"}
                live="assertive"
                className={styles.problem}
                action={register.hasAccount && login}
              >
                {problemText(problem)}
              </Alert>
            )}
          </div>
        )}
        {Form && <RegisterFoot register={register} login={login} />}
      </FlowForm>
    </div>
  );
}
