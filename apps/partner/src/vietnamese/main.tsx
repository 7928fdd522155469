import "@satang/ui/fonts.css";
import "@satang/ui/styles.css";
import { adoptLocale } from "@satang/ui/theming";
import "./site.css";
import { createRoot } from "react-dom/client";
import { vietnameseLocale } from "./locale.ts";
import { VietnameseSite } from "./VietnameseSite.tsx";

const root = document.getElementById("root");

// Before the first paint, so that nothing moves when the language is applied.
adoptLocale(vietnameseLocale);
if (root) createRoot(root).render(<VietnameseSite baseUrl="/" />);
