import { VolumeX } from "lucide-react";
import { icon } from "./icon.tsx";

export const MutedIcon = /* @__PURE__ */ icon(VolumeX);
