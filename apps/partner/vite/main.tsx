import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { languageOf } from "./languages.ts";
import { MemberPage } from "./member-page.tsx";
import { OwnElements } from "./own-elements.tsx";
import "./site.css";

// Your own sign-in: the server of the site knows who the member is.
const getToken = async () => (await fetch("/host/token")).text();

const language = languageOf(new URLSearchParams(location.search).get("lang"));
document.documentElement.lang = language;

const root = document.getElementById("root");
if (root) {
  const { utility } = root.dataset;
  createRoot(root).render(
    <StrictMode>
      <OwnElements language={language} hrefOf={(other) => `?lang=${other}`} />
      {utility !== undefined && (
        <MemberPage getToken={getToken} language={language} utility={utility} />
      )}
    </StrictMode>,
  );
}
