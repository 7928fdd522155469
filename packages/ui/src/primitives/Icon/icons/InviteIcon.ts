import { UsersRound } from "lucide-react";
import { icon } from "./icon.tsx";

export const InviteIcon = /* @__PURE__ */ icon(UsersRound);
