import { Gamepad2 } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const GameIcon = /* @__PURE__ */ icon(Gamepad2);
