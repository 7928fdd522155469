"use client";

import {
  type RegisterProblem,
  type UseRegister,
  type UseRegisterOptions,
  useRegister,
} from "@satang/headless/register";
import type { Locale } from "@satang/i18n";
import { type ReactElement, type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BrandName } from "../../primitives/AppBar/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { Steps } from "../../primitives/Steps/index.ts";
import { LocaleSwitch } from "../session/LocaleSwitch.tsx";
import { TextLink } from "../session/TextLink.tsx";
import { useFocusOnWrong } from "../use-focus-on-wrong.ts";
import { useInSight } from "../use-in-sight.ts";
import { BankStep } from "./BankStep.tsx";
import { OtpStep } from "./OtpStep.tsx";
import { OutcomeUnknown } from "./OutcomeUnknown.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { ProfileStep } from "./ProfileStep.tsx";
import { Registered } from "./Registered.tsx";
import * as css from "./RegisterFlow.css.ts";
import { RegisterFoot } from "./RegisterFoot.tsx";
import { useProblemText } from "./use-problem-text.ts";

/** Props of {@link RegisterFlow}. */
export interface RegisterFlowProps extends UseRegisterOptions {
  /** Name of the service, at the top. @default "Satang" */
  brand?: ReactNode;
  /** Shows the language switch. */
  onLocaleChange?: (locale: Locale) => void;
  /** Where members who have an account already go. @default "/login" */
  loginHref?: string;
  /** A router's link to the login. Wins over `loginHref`. */
  loginLink?: ReactElement;
}

const forms = { phone: PhoneStep, otp: OtpStep, profile: ProfileStep, bank: BankStep } as const;
const isForm = (step: UseRegister["step"]): step is keyof typeof forms => step in forms;

const isExistingUser = (problem: RegisterProblem) =>
  problem.kind === "failure" &&
  problem.error.kind === "coded" &&
  problem.error.code === "EXISTING_USER";

/**
 * Registering in four steps. What was typed stays over back, reload and every fault; a lost
 * answer to the last call is told as what it is.
 *
 * @example
 * <RegisterFlow inviteCode={query.get("code")} onRegistered={() => navigate("/login")} />
 */
export function RegisterFlow({
  brand = "Satang",
  onLocaleChange,
  loginHref = "/login",
  loginLink,
  ...options
}: RegisterFlowProps) {
  const { t } = useI18n();
  const problemText = useProblemText();
  const register = useRegister(options);
  const { step, steps, problem, firstWrongField } = register;
  const focusOnWrong = useFocusOnWrong(firstWrongField && register.problemOf(firstWrongField));
  const problemInSight = useInSight<HTMLDivElement>(problem);
  const [opened] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (step !== opened && !hasMoved) setHasMoved(true);
  const Form = isForm(step) ? forms[step] : undefined;
  const isDone = step === "registered" || step === "redirecting";

  const login = (
    <TextLink href={loginHref} link={loginLink}>
      {t("register.login")}
    </TextLink>
  );

  return (
    <div className={css.screen} data-part="register-flow" data-state={step}>
      <div className={css.bar} data-part="register-bar">
        <BrandName name={brand} />
        {onLocaleChange && (
          <LocaleSwitch onLocaleChange={onLocaleChange} className={css.languages} />
        )}
      </div>
      <form {...focusOnWrong} className={css.form} {...register.getFormProps()}>
        <Steps
          steps={steps.map((each) => t(`register.steps.${each}`))}
          current={isForm(step) ? steps.indexOf(step) : isDone ? steps.length : steps.length - 1}
        />
        {isDone ? (
          <Registered register={register} loginHref={loginHref} />
        ) : (
          <div className={css.body}>
            {Form && <Form key={step} register={register} takesFocus={hasMoved} />}
            {step === "outcomeUnknown" && <OutcomeUnknown register={register} takesFocus />}
            {problem && step !== "outcomeUnknown" && (
              <Notice
                ref={problemInSight}
                tone="critical"
                live="assertive"
                className={css.problem}
                action={isExistingUser(problem) && login}
              >
                {problemText(problem)}
              </Notice>
            )}
            {step === "phone" && (
              <p className={css.alternative}>
                {t("register.haveAccount")} {login}
              </p>
            )}
          </div>
        )}
        {Form && <RegisterFoot register={register} />}
      </form>
    </div>
  );
}
