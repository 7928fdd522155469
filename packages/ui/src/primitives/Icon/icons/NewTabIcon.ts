import { ExternalLink } from "lucide-react";
import { icon } from "./icon.tsx";

export const NewTabIcon = /* @__PURE__ */ icon(ExternalLink);
