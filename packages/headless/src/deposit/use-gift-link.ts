import { toExactSatang } from "@satang/core";
import { WALLET_DEPOSIT_MINIMUM } from "@satang/machines";
import { useRef, useState } from "react";
import { fieldsOf } from "../money/define-money-operation.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import { formProps } from "../parts/element-props.ts";
import { useSatang } from "../provider/use-satang.ts";
import { GIFT_LINK_LOCK, giftLinkOperation } from "./gift-link.operation.ts";
import type { GiftLinkView } from "./gift-link.view.ts";
import { useSecondTap } from "./use-second-tap.ts";

const creditedBy = (receipt: unknown) => {
  const amount = fieldsOf(receipt)?.amount;
  return typeof amount === "number" ? toExactSatang(amount) : null;
};

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
  /** Each seal is another text: the same link again must be the same order. */
  const last = useRef({ link: "", sealed: "" });

  const tap = useSecondTap();

  const text = link.trim();
  const isSubmitting = operation.status === "submitting" || sealing === "running";
  const stateOf = (): GiftLinkView["state"] => {
    if (operation.outcome) return "outcome";
    if (isSubmitting) return "submitting";
    return operation.status === "done" ? "done" : "entering";
  };
  const state = stateOf();

  const send = async () => {
    setSealing("running");
    try {
      if (last.current.link !== text) {
        last.current = { link: text, sealed: await giftLink.seal(text) };
      }
      setSealing("no");
      operation.submit({ sealed: last.current.sealed });
    } catch {
      setSealing("failed");
    }
  };
  const submit = () => {
    if (text === "" || isSubmitting) return;
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
    credited: operation.status === "done" ? creditedBy(operation.receipt) : null,
    isSealFailed: sealing === "failed",
    isSubmitting,
    operation,
    isSecondTap: tap.isSecond,
    actions: { changeLink: setLink, submit, close },
    getFormProps: () => formProps(state, submit),
    getLinkProps: () => ({
      type: "url",
      inputMode: "url",
      autoComplete: "off",
      value: link,
      readOnly: isSubmitting,
      onChange: ({ target }) => setLink(target.value),
    }),
    getSubmitProps: () => ({
      type: "submit",
      disabled: text === "",
      "aria-disabled": isSubmitting || undefined,
    }),
  };
}
