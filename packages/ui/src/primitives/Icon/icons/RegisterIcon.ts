import { UserPlus } from "lucide-react";
import { icon } from "./icon.tsx";

export const RegisterIcon = /* @__PURE__ */ icon(UserPlus);
