import { Volume2 } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const SoundIcon = /* @__PURE__ */ icon(Volume2);
