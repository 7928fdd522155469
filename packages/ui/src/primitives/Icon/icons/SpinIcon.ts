import { FerrisWheel } from "lucide-react";
import { icon } from "./icon.tsx";

export const SpinIcon = /* @__PURE__ */ icon(FerrisWheel);
