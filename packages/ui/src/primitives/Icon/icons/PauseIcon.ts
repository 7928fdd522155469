import { Pause } from "lucide-react";
import { icon } from "./icon.tsx";

export const PauseIcon = /* @__PURE__ */ icon(Pause);
