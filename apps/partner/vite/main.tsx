import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { languageOf } from "./languages.ts";
import { MemberPage } from "./member-page.tsx";
import { OwnElements } from "./own-elements.tsx";
import { getToken, logIn } from "./sign-in.ts";
import "./site.css";

const language = languageOf(new URLSearchParams(location.search).get("lang"));
document.documentElement.lang = language;

const root = document.getElementById("root");
if (root) {
  const { utility } = root.dataset;
  createRoot(root).render(
    <StrictMode>
      <OwnElements language={language} hrefOf={(other) => `?lang=${other}`} />
      {utility !== undefined && (
        <MemberPage getToken={getToken} onLogin={logIn} language={language} utility={utility} />
      )}
    </StrictMode>,
  );
}
