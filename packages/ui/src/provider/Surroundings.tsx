import type { ReactNode } from "react";
import { ThemeScope, type ThemeScopeProps } from "../theme/scope/ThemeScope.tsx";
import { LazyToasts } from "./LazyToasts.tsx";
import { SessionGate, type SessionGateProps } from "./SessionGate.tsx";
import { Words, type WordsProps } from "./Words.tsx";

/** Props of {@link Surroundings}. */
export type SurroundingsProps = Omit<SessionGateProps, "children"> &
  Pick<WordsProps, "locale" | "catalogue" | "words"> &
  Pick<ThemeScopeProps, "container"> & {
    readonly timeZone: WordsProps["timeZone"] | undefined;
    readonly messages: WordsProps["overrides"] | undefined;
    readonly theme?: ThemeScopeProps["theme"] | undefined;
    readonly surface?: ThemeScopeProps["surface"] | undefined;
    readonly children: ReactNode;
  };

/** Surroundings that a flow needs, apart from client and session: theme, words, toasts, and the dialog that asks for a log-in. */
export function Surroundings({
  locale,
  timeZone,
  catalogue,
  words,
  messages,
  theme,
  surface,
  container,
  children,
  ...gate
}: SurroundingsProps) {
  return (
    <ThemeScope
      {...(theme === undefined ? {} : { theme })}
      surface={surface ?? "inherit"}
      container={container}
    >
      <Words
        locale={locale}
        catalogue={catalogue}
        words={words}
        {...(messages && { overrides: messages })}
        {...(timeZone === undefined ? {} : { timeZone })}
      >
        <LazyToasts>
          <SessionGate {...gate}>{children}</SessionGate>
        </LazyToasts>
      </Words>
    </ThemeScope>
  );
}
