import { modalHistory } from "./modal-history.ts";
import { AgreementFlow } from "./modals.lazy.ts";
import { useModal } from "./use-modal.ts";

/** The agreement of the home screen, in the history as every modal. @param shownAt when the screen appeared, ms of `performance.now()` */
export function HomeAgreement({ shownAt }: { readonly shownAt: number }) {
  const { current } = useModal();
  return (
    <AgreementFlow
      open={current === "agreement"}
      onOpenChange={(open) => (open ? modalHistory.open("agreement") : modalHistory.close())}
      shownAt={shownAt}
      paused={current !== undefined}
    />
  );
}
