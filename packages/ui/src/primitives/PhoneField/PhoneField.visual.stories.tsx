import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { inThreeScripts, labels } from "../../../test/field-pictures.tsx";
import { PhoneIcon } from "../Icon/index.ts";
import { PhoneField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/PhoneField/Pictures",
  component: PhoneField,
  parameters: pictures.primitive,
  args: { label: "" },
});

/** Empty, in groups, wrong, fixed and closed. */
export const ThreeScripts = meta.story({
  render: inThreeScripts(
    (text) => (
      <>
        <PhoneField label={text} description={text} placeholder={text} />
        <PhoneField label={text} defaultValue="0812345678" start={<PhoneIcon size={18} />} />
        <PhoneField label={text} defaultValue="08123" error={text} />
        <PhoneField label={text} value="02055123456" region="la" readOnly />
        <PhoneField label={text} value="0812345678" disabled />
      </>
    ),
    labels,
  ),
});
