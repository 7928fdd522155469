import "@satang/ui/tokens.css";
import "@satang/ui/base.css";
import "@satang/ui/fonts.css";
import "./brand.css";
import "./page.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { WalletPage } from "./wallet-page.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <WalletPage />
    </StrictMode>,
  );
