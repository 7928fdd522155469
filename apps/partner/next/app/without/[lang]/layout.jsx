import "../../site.css";
import "../host.css";

export const metadata = { title: "Lotus Play" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
