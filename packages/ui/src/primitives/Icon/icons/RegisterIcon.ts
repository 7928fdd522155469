import { UserPlus } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const RegisterIcon = /* @__PURE__ */ icon(UserPlus);
