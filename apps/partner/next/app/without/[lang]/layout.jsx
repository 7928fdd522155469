import "../../../site.css";
import "../../host.css";
import { languageOf } from "../../../languages.ts";

export const metadata = { title: "Lotus Play" };

export default async function Layout({ children, params }) {
  const { lang } = await params;
  return (
    <html lang={languageOf(lang)}>
      <body>{children}</body>
    </html>
  );
}
