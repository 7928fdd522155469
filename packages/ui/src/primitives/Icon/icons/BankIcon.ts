import { Landmark } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const BankIcon = /* @__PURE__ */ icon(Landmark);
