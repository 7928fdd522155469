import { KeyRound } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const PasswordIcon = /* @__PURE__ */ icon(KeyRound);
