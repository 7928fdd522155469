import { Landmark } from "lucide-react";
import { icon } from "./icon.tsx";

export const BankIcon = /* @__PURE__ */ icon(Landmark);
