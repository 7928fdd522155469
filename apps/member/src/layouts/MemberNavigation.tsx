import { BottomNavigation } from "@satang/ui";
import { useModal } from "../modals/use-modal.ts";
import type { RouteName } from "../navigation/paths.ts";
import { useMemberMenu } from "./use-member-menu.tsx";

/** The menu of a phone. It alone is rendered again when a modal opens. */
export function MemberNavigation({ route }: { readonly route: RouteName }) {
  const modal = useModal();
  const { home, statement, conditions, contact } = useMemberMenu(route);
  return (
    <BottomNavigation
      items={[home, statement, conditions, contact]}
      action={{
        open: modal.current === "actions",
        onOpenChange: (open) => (open ? modal.open("actions") : modal.close()),
      }}
    />
  );
}
