import { SatangProvider } from "@satang/headless/provider";
import type { ReactElement } from "react";
import { ToastProvider } from "../../ui/src/primitives/Toast/index.ts";
import { createFakeWallet, type FakeWalletOptions } from "./fake-wallet.tsx";
import { show } from "./show.tsx";

/** Renders a money flow with a fake wallet, in a language, as an app does. */
export async function showMoney(ui: ReactElement, options: FakeWalletOptions = {}) {
  const wallet = createFakeWallet({ signedIn: true, ...options });
  const inApp = (element: ReactElement) => (
    <SatangProvider {...wallet.satang}>
      <ToastProvider>{element}</ToastProvider>
    </SatangProvider>
  );
  const shown = await show(inApp(ui));
  const screen = { ...shown, rerender: (next: ReactElement) => shown.rerender(inApp(next)) };
  const sent = (id: string) => wallet.backend.calls.filter((call) => call.id === id);
  return { ...wallet, sent, screen };
}
