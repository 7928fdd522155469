import { languageOf } from "../../../languages.ts";
import { MemberPage } from "../../../member-page.tsx";
import { OwnElements } from "../../../own-elements.tsx";

// Each visit is rendered by the server.
export const dynamic = "force-dynamic";

export default async function Page({ params }) {
  const language = languageOf((await params).lang);
  return (
    <>
      <OwnElements language={language} hrefOf={(other) => `/${other}`} />
      <MemberPage language={language} utility="square" />
    </>
  );
}
