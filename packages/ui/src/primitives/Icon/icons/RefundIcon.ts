import { HandCoins } from "lucide-react";
import { icon } from "./icon.tsx";

export const RefundIcon = /* @__PURE__ */ icon(HandCoins);
