import { Download } from "lucide-react";
import { icon } from "./icon.tsx";

export const DownloadIcon = /* @__PURE__ */ icon(Download);
