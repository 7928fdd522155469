import { type KeyValueStore, SatangProvider } from "@satang/headless";
import { ThemeScope, ToastProvider } from "@satang/ui";
import { FailureBridge } from "./boot/FailureBridge.tsx";
import type { MemberClient } from "./boot/member-client.ts";
import { config } from "./config.ts";
import { LocaleProvider } from "./locale/LocaleProvider.tsx";
import type { Language } from "./locale/language.ts";
import { CrashPage } from "./pages/CrashPage.tsx";
import { Routes } from "./routes/Routes.tsx";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import "./app.css";

interface AppProps {
  member: MemberClient;
  storage: KeyValueStore;
  language: Language;
}

/** Everything the screens stand in. */
export function App({ member, storage, language }: AppProps) {
  const { client, tokens, failures } = member;
  return (
    <LocaleProvider storage={storage} initial={language}>
      <ThemeScope surface="page">
        <ErrorBoundary fallback={() => <CrashPage />}>
          <SatangProvider
            client={client}
            tokens={tokens}
            clock={client.clock}
            storage={storage}
            prefix={config.storagePrefix}
            edition={config.country === "LA" ? "lao" : "thai"}
          >
            <FailureBridge failures={failures} />
            <ToastProvider>
              <Routes />
            </ToastProvider>
          </SatangProvider>
        </ErrorBoundary>
      </ThemeScope>
    </LocaleProvider>
  );
}
