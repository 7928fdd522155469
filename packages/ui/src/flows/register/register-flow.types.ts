import type { FlowOutcomes } from "@satang/headless/outcomes";
import type { UseRegisterOptions } from "@satang/headless/register";
import type { DefinedLocale, Locale } from "@satang/i18n";
import type { ReactElement, ReactNode } from "react";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import type { LocaleChoice } from "../session/LocaleSwitch.tsx";

/** Props of {@link RegisterFlow}. */
export interface RegisterFlowProps<Choice extends Locale | DefinedLocale = Locale>
  extends UseRegisterOptions,
    FlowOutcomes,
    FlowPartsProps,
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
