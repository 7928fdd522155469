import { Download } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const DownloadIcon = /* @__PURE__ */ icon(Download);
