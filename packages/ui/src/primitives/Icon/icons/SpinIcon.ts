import { FerrisWheel } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const SpinIcon = /* @__PURE__ */ icon(FerrisWheel);
