import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemberPage } from "./member-page.tsx";
import { OwnElements } from "./own-elements.tsx";

// Your own sign-in: the server of the site knows who the member is.
const getToken = async () => (await fetch("/host/token")).text();

const root = document.getElementById("root");
if (root) {
  const { utility } = root.dataset;
  createRoot(root).render(
    <StrictMode>
      <OwnElements />
      {utility !== undefined && <MemberPage getToken={getToken} utility={utility} />}
    </StrictMode>,
  );
}
