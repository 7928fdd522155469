import { createFakeBackend, exampleOf, reply } from "@satang/api/testing";
import {
  createMemoryStore,
  createSatang,
  createTokenStore,
  SatangProvider,
} from "@satang/headless/provider";
import { en } from "@satang/i18n/locales/en";
import { I18nProvider, ThemeScope, ToastProvider } from "@satang/ui";
import { SpinFlow } from "@satang/ui/flows/spin";
import { createRoot } from "react-dom/client";
import type { Contestant } from "./contestant.types.ts";
import { slices, WON } from "./slices.data.ts";

const wire = slices.map(({ code, label, fill, ink }) => ({
  code,
  label,
  bgColor: fill,
  textColor: ink,
}));

/** A member with coins. Every spin wins the same slice. */
function createWallet() {
  const backend = createFakeBackend({
    overrides: [
      reply("spinwheelSetup", {
        result: { activeSpinwheel: { name: "Wheel", slice: wire }, userCoin: 1_000 },
      }),
      reply("spinwheelCoupons", []),
      reply("spinwheelSpin", {
        success: true,
        result: { code: wire[WON]?.code ?? "", label: "500", remainingCoin: 1_000, coupon: null },
      }),
      reply("walletGet", exampleOf("walletGet")),
    ],
  });
  const device = createMemoryStore();
  const tokens = createTokenStore({ persistent: device, temporary: createMemoryStore() });
  tokens.write("token", { remember: true });
  return createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    tokens,
    storage: device,
    tabStorage: device,
  });
}

const until = async <T,>(look: () => T | null | undefined): Promise<T> => {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
};

/** The finished feature on a backend in memory: measured while its wheel turns. */
export const satang: Contestant = async (root) => {
  createRoot(root).render(
    <I18nProvider locale="en" catalogue={en}>
      <ThemeScope theme="river-night" surface="page">
        <SatangProvider {...createWallet()}>
          <ToastProvider>
            <SpinFlow open onOpenChange={() => {}} />
          </ToastProvider>
        </SatangProvider>
      </ThemeScope>
    </I18nProvider>,
  );
  const button = (part: string) => document.querySelector<HTMLElement>(part);
  const disc = await until(() => button("[data-part=wheel-disc]"));
  return {
    prepare: async () => {
      button(
        "[role=dialog] [role=dialog] button, [role=dialog]:not(:has([data-part=wheel-disc])) button",
      )?.click();
      await until(() => button("[data-part=spin-start]:not([aria-disabled])"));
    },
    spin: async () => {
      button("[data-part=spin-start]")?.click();
      const turn = await until(() => disc.getAnimations().find(({ id }) => id === "turn"));
      await turn.finished;
    },
  };
};
