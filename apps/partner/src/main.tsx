import { createSatang, SatangProvider } from "@satang/headless/provider";
import { createRoot } from "react-dom/client";
import { BareQrDeposit } from "./bare-qr-deposit.tsx";
import { applyBrand } from "./brand.ts";
import { WalletCard } from "./first-component.tsx";

const satang = createSatang({ baseUrl: "http://localhost:4600" });
const root = document.getElementById("root");

applyBrand();
if (root) {
  createRoot(root).render(
    <>
      <WalletCard satang={satang} />
      <SatangProvider {...satang}>
        <BareQrDeposit />
      </SatangProvider>
    </>,
  );
}
