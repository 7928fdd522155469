import type { ComponentProps, ComponentRef } from "react";
import { expectTypeOf, it } from "vitest";
import type {
  GiftLink,
  GiftLinkView,
  QrDeposit,
  QrDepositNotice,
  QrDepositView,
  UseQrDepositOptions,
} from "../src/deposit/index.ts";
import { createParts } from "../src/parts/create-parts.tsx";
import type { PartProps } from "../src/parts/part.tsx";
import type { Register } from "../src/register/index.ts";
import type {
  Transfer,
  TransferEnd,
  TransferView,
  UseTransferOptions,
} from "../src/transfer/index.ts";

it("asks a root for what its hook needs, or for a view", () => {
  type TransferRoot = ComponentProps<typeof Transfer.Root>;
  expectTypeOf<TransferRoot["value"]>().toEqualTypeOf<TransferView | undefined>();
  expectTypeOf<TransferRoot["options"]>().toEqualTypeOf<UseTransferOptions | undefined>();
  expectTypeOf<object>().toExtend<TransferRoot>();

  type QrRoot = ComponentProps<typeof QrDeposit.Root>;
  expectTypeOf<object>().not.toExtend<QrRoot>();
  expectTypeOf<{ value: QrDepositView }>().toExtend<QrRoot>();
  expectTypeOf<{ options: UseQrDepositOptions }>().toExtend<QrRoot>();
  expectTypeOf<{ options: object }>().not.toExtend<QrRoot>();

  type GiftLinkRoot = ComponentProps<typeof GiftLink.Root>;
  expectTypeOf<GiftLinkRoot["value"]>().toEqualTypeOf<GiftLinkView | undefined>();
  expectTypeOf<GiftLinkRoot>().not.toHaveProperty("options");
});

it("asks a part for the props of its getter", () => {
  expectTypeOf<ComponentProps<typeof Transfer.End>["end"]>().toEqualTypeOf<TransferEnd>();
  expectTypeOf<ComponentProps<typeof Transfer.Option>["code"]>().toEqualTypeOf<string | null>();
  expectTypeOf<ComponentProps<typeof QrDeposit.Code>["alt"]>().toEqualTypeOf<string>();
  expectTypeOf<ComponentProps<typeof QrDeposit.Notice>["children"]>().parameters.toEqualTypeOf<
    [notice: QrDepositNotice]
  >();
  expectTypeOf<ComponentProps<typeof Register.Input>>().not.toHaveProperty("value");
});

it("gives the ref of its element", () => {
  expectTypeOf<ComponentRef<typeof Transfer.Root>>().toEqualTypeOf<HTMLFormElement>();
  expectTypeOf<ComponentRef<typeof Transfer.End>>().toEqualTypeOf<HTMLDivElement>();
  expectTypeOf<ComponentRef<typeof Transfer.Amount>>().toEqualTypeOf<HTMLInputElement>();
  expectTypeOf<ComponentRef<typeof QrDeposit.Code>>().toEqualTypeOf<HTMLImageElement>();
});

type KnockProps = PartProps<"button"> & { readonly times: number };
const useDoor = () => ({
  state: "open",
  getOpenProps: () => ({ type: "button" as const }),
  getKnockProps: (times: number) => ({ value: times }),
});

it("rejects a getter of another element, and names that nobody has", () => {
  const Door = createParts("Door", useDoor, ({ part, partWith }) => ({
    Open: part("button", "door-open", (view) => view.getOpenProps(), {
      state: (view, { type }) => `${view.state} ${type}`,
    }),
    Knock: partWith(
      "button",
      "door-knock",
      (view, { times, ...rest }: KnockProps) => [view.getKnockProps(times), rest],
      { state: (_, { value }, { times }) => (value === times ? "one" : "several") },
    ),
    // @ts-expect-error -- the getter of another element
    Send: part("form", "door-send", () => ({ method: 5 })),
    // @ts-expect-error -- the view has no such getter
    Ring: part("button", "door-ring", (view) => view.getRingProps()),
    // @ts-expect-error -- it returns nothing for the element
    Bell: partWith("button", "door-bell", (view, { times }: KnockProps) =>
      view.getKnockProps(times),
    ),
  }));
  expectTypeOf<ComponentProps<typeof Door.Open>>().toExtend<PartProps<"button">>();
  expectTypeOf<ComponentProps<typeof Door.Knock>>().toExtend<KnockProps>();
});
