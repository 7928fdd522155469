import { SatangProvider, type SatangProviderProps } from "@satang/headless/provider";
import { ThemeScope } from "@satang/ui";
import { LocaleProvider } from "./locale/LocaleProvider.tsx";
import type { Language } from "./locale/language.ts";
import { ServerWords } from "./locale/ServerWords.tsx";
import { CrashPage } from "./pages/CrashPage.tsx";
import { Routes } from "./routes/Routes.tsx";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import "@satang/ui/fonts.css";
import "./app.css";

/** Props of {@link App}. */
export interface AppProps {
  satang: Omit<SatangProviderProps, "children">;
  language: Language;
  /** The address of the screen that the build has rendered. @default that of the login */
  renderedAt?: string | undefined;
}

/** Everything around the screens: providers, error boundary, routes. */
export function App({ satang, language, renderedAt }: AppProps) {
  return (
    <LocaleProvider initial={language}>
      <ThemeScope surface="page">
        <ErrorBoundary fallback={() => <CrashPage />}>
          <SatangProvider {...satang}>
            <ServerWords />
            <Routes renderedAt={renderedAt} />
          </SatangProvider>
        </ErrorBoundary>
      </ThemeScope>
    </LocaleProvider>
  );
}
