import { inThreeScripts, labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { BankBadge } from "../BankBadge/index.ts";
import { Select } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Select",
  component: Select,
  parameters: pictures.primitive,
  args: { label: "", options: [] },
});

const one = (label: string) => [{ value: "1", label, badge: <BankBadge code="KBANK" size={28} /> }];

/** Empty, chosen and shortened with an ellipsis, invalid, disabled. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: inThreeScripts(
    (text) => (
      <>
        <Select label={text} options={one(text)} description={text} />
        <Select label={text} options={one(text)} defaultValue="1" />
        <Select label={text} options={one(text)} error={text} />
        <Select label={text} options={one(text)} value="1" disabled />
      </>
    ),
    labels,
  ),
});
