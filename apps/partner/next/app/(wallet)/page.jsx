import { MemberPage } from "../../member-page.tsx";
import { OwnElements } from "../../own-elements.tsx";

// Each visit is rendered by the server.
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <>
      <OwnElements />
      <MemberPage utility="square" />
    </>
  );
}
