import { inThreeScripts, labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { MoneyField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/MoneyField",
  component: MoneyField,
  parameters: pictures.primitive,
  args: { label: "" },
});

/** Empty, invalid, big, the largest possible amount, fixed and disabled. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: inThreeScripts(
    (text) => (
      <>
        <MoneyField label={text} description={text} />
        <MoneyField label={text} defaultValue="1234.5" error={text} />
        <MoneyField label={text} size="big" defaultValue="1234567.50" />
        <MoneyField label={text} size="big" value="999999999999.99" readOnly />
        <MoneyField label={text} value="500" disabled currency="₭" />
      </>
    ),
    labels,
  ),
});
