import { IdCard } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const IdentityIcon = /* @__PURE__ */ icon(IdCard);
