import { languageOf } from "../../../../languages.ts";
import { OwnSignIn } from "../../../../own-sign-in.jsx";

// Each visit is rendered by the server.
export const dynamic = "force-dynamic";

export default async function Page({ params }) {
  return <OwnSignIn language={languageOf((await params).lang)} />;
}
