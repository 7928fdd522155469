import { ExternalLink } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const NewTabIcon = /* @__PURE__ */ icon(ExternalLink);
