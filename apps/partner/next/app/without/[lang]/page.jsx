import { languageOf } from "../../../languages.ts";
import { OwnElements } from "../../../own-elements.tsx";

export default async function Page({ params }) {
  const language = languageOf((await params).lang);
  return <OwnElements language={language} hrefOf={(other) => `/${other}`} />;
}
