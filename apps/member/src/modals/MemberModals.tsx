import { useI18n } from "@satang/ui";
import { useIdle } from "../shell/use-idle.ts";
import type { ModalName } from "./modal.rules.ts";
import type { AppModalProps } from "./modal.types.ts";
import {
  ActionsModal,
  ConditionsModal,
  DepositFlow,
  NotYetModal,
  preloadModals,
  TransferFlow,
  WithdrawFlow,
} from "./parts.tsx";
import { useEverOpened } from "./use-ever-opened.ts";
import { useModal } from "./use-modal.ts";
import type { SpinOffer } from "./use-spin-offer.ts";

const LATER = {
  invite: "app.drawer.invite",
  refund: "app.drawer.refund",
  spin: "app.drawer.spin",
  slips: "statement.slips",
} as const;

/** The modals of a member's screens, each in its own chunk, loaded when first opened. */
export function MemberModals({ spin }: { spin: SpinOffer }) {
  const { t } = useI18n();
  const { current, close } = useModal();
  const opened = useEverOpened(current);
  useIdle(preloadModals);
  const modal = (name: ModalName): AppModalProps => ({
    open: current === name,
    onOpenChange: (open) => void (open || close()),
  });

  return (
    <>
      {opened.has("actions") && <ActionsModal {...modal("actions")} spin={spin} />}
      {opened.has("deposit") && <DepositFlow {...modal("deposit")} />}
      {opened.has("transfer") && <TransferFlow {...modal("transfer")} />}
      {opened.has("withdraw") && <WithdrawFlow {...modal("withdraw")} />}
      {opened.has("conditions") && <ConditionsModal {...modal("conditions")} />}
      {(Object.keys(LATER) as (keyof typeof LATER)[]).map(
        (name) =>
          opened.has(name) && <NotYetModal key={name} {...modal(name)} name={t(LATER[name])} />,
      )}
    </>
  );
}
