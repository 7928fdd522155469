import { FileText } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const FileIcon = /* @__PURE__ */ icon(FileText);
