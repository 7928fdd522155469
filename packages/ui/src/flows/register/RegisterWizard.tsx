import { type RegisterView, useRegister } from "@satang/headless/register";
import { type ReactNode, useContext, useState } from "react";
import { useScrollIntoView } from "../../hooks/use-scroll-into-view.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Steps } from "../../primitives/Steps/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { failureTone } from "../failures/failure-tone.ts";
import { useIsContained } from "../frame/contained-screen.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import { TextLink } from "../session/TextLink.tsx";
import { BankStep } from "./BankStep.tsx";
import { OtpStep } from "./OtpStep.tsx";
import { OutcomeUnknown } from "./OutcomeUnknown.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { ProfileStep } from "./ProfileStep.tsx";
import { Registered } from "./Registered.tsx";
import * as styles from "./RegisterFlow.css.ts";
import { RegisterFoot } from "./RegisterFoot.tsx";
import { RegisterFrame } from "./RegisterFrame.tsx";
import type { RegisterFlowProps } from "./register-flow.types.ts";
import { useProblemText } from "./use-problem-text.ts";
import { useProblemToasts } from "./use-problem-toasts.ts";

/** Props of {@link RegisterWizard}. */
export type RegisterWizardProps = Omit<
  RegisterFlowProps,
  "brand" | "locales" | "onLocaleChange" | "loginHref"
> & {
  readonly brand: ReactNode;
  readonly languages: ReactNode;
  readonly loginHref: string | null;
};

const forms = { phone: PhoneStep, otp: OtpStep, profile: ProfileStep, bank: BankStep } as const;
const isForm = (state: RegisterView["state"]): state is keyof typeof forms => state in forms;

/** The steps of a registration, with the machine that leads through them. */
export function RegisterWizard({
  brand,
  languages,
  loginHref,
  loginLink,
  ...options
}: RegisterWizardProps) {
  const { t } = useI18n();
  const register = useRegister(options);
  const problemText = useProblemText(register);
  useProblemToasts(register);
  const { state, problem } = register;
  const problemInSight = useScrollIntoView<HTMLDivElement>(problem);
  const [opened] = useState(state);
  const [hasMoved, setHasMoved] = useState(false);
  if (state !== opened && !hasMoved) setHasMoved(true);
  const own = useContext(FlowFrameContext).classNames;
  const isContained = useIsContained();
  const Form = isForm(state) ? forms[state] : null;

  const hasLogin = loginLink !== undefined || loginHref !== null;
  const login = hasLogin && (
    <TextLink href={loginHref} link={loginLink}>
      {t("register.login")}
    </TextLink>
  );

  return (
    <RegisterFrame state={state} brand={brand} languages={languages}>
      <FlowForm
        className={classNames(styles.form, !isContained && styles.onPage)}
        {...register.getFormProps()}
      >
        <Steps
          steps={register.steps.map((step) => t(`register.steps.${step}`))}
          current={register.stepIndex}
        />
        {register.isRegistered ? (
          <Registered register={register} loginHref={loginHref} hasLogin={hasLogin} />
        ) : (
          <div className={classNames(styles.body, own?.body)} data-part="body">
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
    </RegisterFrame>
  );
}
