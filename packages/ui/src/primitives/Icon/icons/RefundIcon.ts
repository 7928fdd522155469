import { HandCoins } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const RefundIcon = /* @__PURE__ */ icon(HandCoins);
