import { Coins } from "lucide-react";
import { icon } from "./icon.tsx";

export const CoinsIcon = /* @__PURE__ */ icon(Coins);
