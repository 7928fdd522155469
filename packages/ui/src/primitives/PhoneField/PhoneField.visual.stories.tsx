import { inThreeScripts, labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { PhoneIcon } from "../Icon/index.ts";
import { PhoneField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/PhoneField",
  component: PhoneField,
  parameters: pictures.primitive,
  args: { label: "" },
});

/** Empty, in groups, invalid, read-only and disabled. */
export const ThreeScripts = meta.story({
  render: inThreeScripts(
    (text) => (
      <>
        <PhoneField label={text} description={text} placeholder={text} />
        <PhoneField label={text} defaultValue="0812345678" start={<PhoneIcon size={18} />} />
        <PhoneField label={text} defaultValue="08123" error={text} />
        <PhoneField label={text} value="02055123456" edition="lao" readOnly />
        <PhoneField label={text} value="0812345678" disabled />
      </>
    ),
    labels,
  ),
});
