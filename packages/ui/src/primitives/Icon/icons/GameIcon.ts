import { Gamepad2 } from "lucide-react";
import { icon } from "./icon.tsx";

export const GameIcon = /* @__PURE__ */ icon(Gamepad2);
