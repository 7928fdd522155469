import { cleanLink, isAboutInput } from "@satang/core";
import { WALLET_DEPOSIT_MINIMUM } from "@satang/machines/deposit";
import { useRef, useState } from "react";
import { moneyFormState } from "../money/money-form.rules.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import { formProps } from "../parts/element-props.ts";
import { useSecondTap } from "../parts/use-second-tap.ts";
import { useOwnDeposit } from "../protection/use-own-deposit.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useSatang } from "../provider/use-satang.ts";
import {
  GIFT_LINK_LOCK,
  type GiftLinkOrder,
  giftLinkOperation,
  toGiftLinkOrder,
} from "./gift-link.operation.ts";
import type { GiftLinkView } from "./gift-link.view.ts";

/**
 * Deposits a gift link of a stored-value wallet (money.txt §2, decision 12).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const gift = useGiftLink();
 * <form {...gift.getFormProps()}>
 *   <input aria-label="Gift link" {...gift.getLinkProps()} />
 *   <button {...gift.getSubmitProps()}>Send</button>
 * </form>
 */
export function useGiftLink(): GiftLinkView {
  const { giftLink } = useSatang("useGiftLink");
  const operation = useMoneyOperation(giftLinkOperation, GIFT_LINK_LOCK);
  const [link, setLink] = useState("");
  const [sealing, setSealing] = useState<"no" | "running" | "failed">("no");
  /** Without Web Crypto each order is another one: the same link again must be the same order. */
  const last = useRef<{ link: string; order: GiftLinkOrder } | null>(null);

  const tap = useSecondTap();
  // The amount of a link is not known: not less than the minimum.
  const own = useOwnDeposit();
  const ownLimitProblem = own.findProblem(WALLET_DEPOSIT_MINIMUM);
  const play = usePlayStop();
  const isUnknown = ownLimitProblem?.kind === "ownLimitUnknown";

  const text = cleanLink(link);
  const isSubmitting = operation.status === "submitting" || sealing === "running";
  const state = moneyFormState(operation, sealing === "running" ? "submitting" : null);

  const send = async () => {
    setSealing("running");
    try {
      if (last.current?.link !== text) {
        last.current = { link: text, order: await toGiftLinkOrder(text, giftLink.seal) };
      }
      setSealing("no");
      operation.submit(last.current.order);
    } catch {
      setSealing("failed");
    }
  };
  const failure = operation.status === "refused" ? operation.error : null;
  const linkFailure = !isSubmitting && isAboutInput(failure, "link") ? failure : null;
  const changeLink = (typed: string) => {
    setLink(typed);
    if (linkFailure) operation.close();
  };
  const submit = () => {
    if (isUnknown) own.retry();
    if (text === "" || isSubmitting || ownLimitProblem || play.check()) return;
    tap.noteFirst();
    void send();
  };
  const close = () => {
    if (operation.status === "done") setLink("");
    operation.close();
  };

  return {
    state,
    values: { link },
    minimum: WALLET_DEPOSIT_MINIMUM,
    credited: operation.status === "done" ? (operation.receipt?.amount ?? null) : null,
    linkFailure,
    ownLimitProblem: isUnknown && own.isReading ? null : ownLimitProblem,
    stop: play.stop,
    isSealFailed: sealing === "failed",
    isSubmitting,
    operation,
    isSecondTap: tap.isSecond,
    actions: { changeLink, submit, close },
    getFormProps: () => formProps(state, submit),
    getLinkProps: () => ({
      type: "url",
      inputMode: "url",
      autoComplete: "off",
      value: link,
      readOnly: isSubmitting,
      "aria-invalid": linkFailure !== null || undefined,
      onChange: ({ target }) => changeLink(target.value),
    }),
    getSubmitProps: () => ({
      type: "submit",
      disabled: text === "",
      "aria-disabled": isSubmitting || undefined,
    }),
  };
}
