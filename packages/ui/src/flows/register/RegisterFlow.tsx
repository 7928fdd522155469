"use client";

import { useFlowOutcomes } from "@satang/headless/outcomes";
import { createLazyModule, useLazyModule } from "@satang/headless/provider";
import type { DefinedLocale, Locale } from "@satang/i18n";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { LocaleSwitch } from "../session/LocaleSwitch.tsx";
import * as styles from "./RegisterFlow.css.ts";
import { RegisterFrame } from "./RegisterFrame.tsx";
import type { RegisterFlowProps } from "./register-flow.types.ts";

const wizard = createLazyModule(async () => (await import("./RegisterWizard.tsx")).RegisterWizard);

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
  ...options
}: RegisterFlowProps<Choice>) {
  const { t, errorText } = useI18n();
  useFlowOutcomes("register", options);
  const { module: Wizard, isFailed } = useLazyModule(wizard);
  const languages = onLocaleChange && (
    <LocaleSwitch locales={locales} onLocaleChange={onLocaleChange} className={styles.languages} />
  );
  const frame = { brand, languages };
  if (Wizard) return <Wizard {...options} {...frame} loginHref={loginHref} />;
  return (
    <RegisterFrame {...frame} state="loading">
      <div className={styles.form}>
        <div className={styles.body}>
          {isFailed ? (
            <Alert
              tone="warning"
              live="polite"
              action={
                <Button variant="outline" size="small" onClick={() => void wizard.load()}>
                  {t("common.action.retry")}
                </Button>
              }
            >
              {errorText({ kind: "network" })}
            </Alert>
          ) : (
            <Spinner label={t("ui.loading")} />
          )}
        </div>
      </div>
    </RegisterFrame>
  );
}
