import { VolumeX } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const MutedIcon = /* @__PURE__ */ icon(VolumeX);
