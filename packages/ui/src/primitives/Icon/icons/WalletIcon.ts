import { WalletMinimal } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const WalletIcon = /* @__PURE__ */ icon(WalletMinimal);
