import { ArrowLeftRight } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const TransferIcon = /* @__PURE__ */ icon(ArrowLeftRight);
