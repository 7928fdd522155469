import { UsersRound } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const InviteIcon = /* @__PURE__ */ icon(UsersRound);
