import { Pause } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const PauseIcon = /* @__PURE__ */ icon(Pause);
