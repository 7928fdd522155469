import "@satang/ui/tokens.css";
import "@satang/ui/base.css";
import "@satang/ui/fonts.css";
import "./brand.css";
import "./page.css";
import type { ReactNode } from "react";

export const metadata = { title: "__BRAND__" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="__LANGUAGE__">
      <body>{children}</body>
    </html>
  );
}
