import { Lock } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const LockIcon = /* @__PURE__ */ icon(Lock);
