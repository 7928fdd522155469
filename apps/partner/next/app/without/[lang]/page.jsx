import { OwnElements } from "../../own-elements.tsx";

export default function Page() {
  return <OwnElements language="en" hrefOf={(other) => `/${other}`} />;
}
