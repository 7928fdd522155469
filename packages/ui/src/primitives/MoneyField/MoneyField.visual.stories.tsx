import { satang } from "@satang/core";
import { inThreeScripts, labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { MoneyField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/MoneyField",
  component: MoneyField,
  parameters: pictures.primitive,
  args: { label: "", currency: "THB" as const },
});

/** Empty, invalid, big, the largest possible amount, fixed and disabled. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: inThreeScripts(
    (text) => (
      <>
        <MoneyField label={text} currency="THB" description={text} />
        <MoneyField label={text} currency="THB" defaultValue={satang(123_450)} error={text} />
        <MoneyField label={text} currency="THB" size="big" defaultValue={satang(123_456_750)} />
        <MoneyField
          label={text}
          currency="THB"
          size="big"
          value={satang(99_999_999_999_999)}
          readOnly
        />
        <MoneyField label={text} currency="LAK" value={satang(50_000)} disabled />
      </>
    ),
    labels,
  ),
});
