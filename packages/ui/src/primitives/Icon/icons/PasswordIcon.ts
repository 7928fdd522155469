import { KeyRound } from "lucide-react";
import { icon } from "./icon.tsx";

export const PasswordIcon = /* @__PURE__ */ icon(KeyRound);
