import { Camera } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const CameraIcon = /* @__PURE__ */ icon(Camera);
