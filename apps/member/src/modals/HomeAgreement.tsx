import { modalHistory } from "./modal-history.ts";
import { AgreementFlow } from "./parts.tsx";
import { useModal } from "./use-modal.ts";

/** The agreement of the home screen, in the history as every modal. */
export function HomeAgreement() {
  const { current } = useModal();
  return (
    <AgreementFlow
      open={current === "agreement"}
      onOpenChange={(open) => (open ? modalHistory.open("agreement") : modalHistory.close())}
      paused={current !== undefined}
    />
  );
}
