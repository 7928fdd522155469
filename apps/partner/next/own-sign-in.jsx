"use client";

import { MemberPage } from "./member-page.tsx";
import { getToken, logIn } from "./sign-in.ts";

/** The page of a member whom the sign-in of the site knows. A function cannot come from a server component. */
export function OwnSignIn({ language }) {
  return <MemberPage getToken={getToken} onLogin={logIn} language={language} />;
}
