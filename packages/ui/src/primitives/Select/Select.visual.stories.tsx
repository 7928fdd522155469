import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { inThreeScripts, labels } from "../../../test/field-pictures.tsx";
import { BankBadge } from "../BankBadge/index.ts";
import { Select } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Select/Pictures",
  component: Select,
  parameters: pictures.primitive,
  args: { label: "", options: [] },
});

const one = (label: string) => [{ value: "1", label, badge: <BankBadge code="KBANK" size={28} /> }];

/** Empty, chosen and cut with an ellipsis, wrong, closed. */
export const ThreeScripts = meta.story({
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
