import { UserRound } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const UserIcon = /* @__PURE__ */ icon(UserRound);
