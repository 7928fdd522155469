import { Coins } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const CoinsIcon = /* @__PURE__ */ icon(Coins);
