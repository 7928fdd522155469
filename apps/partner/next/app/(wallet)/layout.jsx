import "@satang/ui/styles.css";
import "@satang/ui/fonts.css";
import "../../brand.css";
import "../host.css";

export const metadata = { title: "Lotus Play" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
