import { Hourglass } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const WaitingIcon = /* @__PURE__ */ icon(Hourglass);
