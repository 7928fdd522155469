import { useKeptReceipt } from "@satang/headless/receipt";
import { config } from "../config/config.ts";
import { paths } from "../navigation/paths.ts";
import { useFirstScreenOver } from "../shell/use-first-screen-over.ts";
import { useIdle } from "../shell/use-idle.ts";
import { GameModal } from "./GameModal.tsx";
import type { ModalName } from "./modal.rules.ts";
import type { AppModalProps } from "./modal.types.ts";
import { modalHistory } from "./modal-history.ts";
import {
  ActionsModal,
  BreakFlow,
  ChangePasswordFlow,
  ConditionsModal,
  DepositFlow,
  EditProfileFlow,
  InviteFlow,
  OwnLimitFlow,
  preloadModals,
  ReceiptFlow,
  RefundFlow,
  SlipFlow,
  SpinFlow,
  TransferModal,
  WithdrawFlow,
} from "./modals.lazy.ts";
import { showGames } from "./show-games.ts";
import { useEverOpened } from "./use-ever-opened.ts";
import { useModal } from "./use-modal.ts";
import { useOpenReceipt } from "./use-open-receipt.ts";

/** The modals of a member's screens, each in its own chunk, loaded when first opened. */
export function MemberModals() {
  const { current, close } = useModal();
  const opened = useEverOpened(current);
  const { kept } = useKeptReceipt();
  const onReceipt = useOpenReceipt();
  useIdle(useFirstScreenOver() ? preloadModals : null);
  const modal = (name: ModalName): AppModalProps => ({
    open: current === name,
    onOpenChange: (open) => void (open || close()),
  });
  /** A modal that opens after its banners were closed, also with the back button (money.txt §2). */
  const afterBanners = (name: ModalName): AppModalProps => ({
    ...modal(name),
    onOpenChange: (open) => {
      if (!open) close();
      else if (modalHistory.current() === undefined) modalHistory.open(name);
    },
  });

  return (
    <>
      {opened.has("actions") && <ActionsModal {...modal("actions")} />}
      {opened.has("deposit") && (
        <DepositFlow
          {...modal("deposit")}
          latinOnly={config.latinOnly}
          onSlip={() => modalHistory.open("slips")}
          onReceipt={onReceipt}
          onPlay={showGames}
        />
      )}
      {opened.has("transfer") && <TransferModal {...modal("transfer")} onReceipt={onReceipt} />}
      {opened.has("game") && <GameModal {...modal("game")} />}
      {opened.has("withdraw") && <WithdrawFlow {...modal("withdraw")} onReceipt={onReceipt} />}
      {opened.has("receipt") && kept && <ReceiptFlow {...modal("receipt")} source={kept} />}
      {opened.has("changePassword") && <ChangePasswordFlow {...modal("changePassword")} />}
      {opened.has("editProfile") && (
        <EditProfileFlow {...modal("editProfile")} latinOnly={config.latinOnly} />
      )}
      {opened.has("invite") && <InviteFlow {...afterBanners("invite")} />}
      {opened.has("refund") && (
        <RefundFlow {...afterBanners("refund")} onBonus={() => modalHistory.leaveTo(paths.bonus)} />
      )}
      {opened.has("slips") && <SlipFlow {...modal("slips")} />}
      {opened.has("conditions") && <ConditionsModal {...modal("conditions")} />}
      {opened.has("depositLimit") && <OwnLimitFlow {...modal("depositLimit")} limit="deposit" />}
      {opened.has("timeLimit") && <OwnLimitFlow {...modal("timeLimit")} limit="time" />}
      {opened.has("break") && <BreakFlow {...modal("break")} />}
      {opened.has("spin") && <SpinFlow {...modal("spin")} onPlay={showGames} />}
    </>
  );
}
