"use client";

import { useFlowOutcomes } from "@satang/headless/outcomes";
import { useLazyModule } from "@satang/headless/provider";
import type { DefinedLocale, Locale } from "@satang/i18n";
import { useOnRemoval } from "../../hooks/use-on-removal.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { useIsContained } from "../frame/contained-screen.ts";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import { LocaleSwitch } from "../session/LocaleSwitch.tsx";
import * as styles from "./RegisterFlow.css.ts";
import { RegisterFrame } from "./RegisterFrame.tsx";
import type { RegisterFlowProps } from "./register-flow.types.ts";
import { lazyRegisterWizard } from "./register-wizard.lazy.ts";

/**
 * Registration in four steps. Typed values are kept after going back, a reload and failures. A lost
 * reply to the last call is shown as an unknown outcome.
 *
 * @example
 * <RegisterFlow inviteCode={inviteParameter(query)} onRegistered={() => navigate("/login")} />
 */
export function RegisterFlow<Choice extends Locale | DefinedLocale = Locale>({
  brand = "Satang",
  locales,
  onLocaleChange,
  loginHref = "/login",
  classNames: own,
  slots,
  ...options
}: RegisterFlowProps<Choice>) {
  const { t, errorText } = useI18n();
  const { actions } = useFlowOutcomes("register", options);
  // The flow has no button that closes it: the member goes to another page.
  useOnRemoval(actions.leave);
  const { module: Wizard, isFailed } = useLazyModule(lazyRegisterWizard);
  const languages = onLocaleChange && (
    <LocaleSwitch locales={locales} onLocaleChange={onLocaleChange} className={styles.languages} />
  );
  const frame = { brand, languages };
  const isContained = useIsContained();
  const Failure = slots?.failure;
  const load = () => void lazyRegisterWizard.load();
  return (
    <FlowFrame classNames={own} slots={slots}>
      {Wizard ? (
        <Wizard {...options} {...frame} loginHref={loginHref} />
      ) : (
        <RegisterFrame {...frame} state="loading">
          <div className={classNames(styles.form, !isContained && styles.onPage)}>
            <div className={styles.body} data-part="body">
              {isFailed && Failure ? (
                <Failure error={{ kind: "network" }} onRetry={load} retrying={false} />
              ) : isFailed ? (
                <Alert
                  tone="warning"
                  live="polite"
                  action={
                    <Button variant="outline" size="small" onClick={load}>
                      {t("common.action.retry")}
                    </Button>
                  }
                >
                  {errorText({ kind: "network" })}
                </Alert>
              ) : (
                <FlowLoading>
                  <Spinner label={t("ui.loading")} />
                </FlowLoading>
              )}
            </div>
          </div>
        </RegisterFrame>
      )}
    </FlowFrame>
  );
}
