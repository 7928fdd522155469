import { inThreeScripts, labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { OtpField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/OtpField",
  component: OtpField,
  parameters: pictures.primitive,
  args: { label: "" },
});

/**
 * Empty, partly filled and invalid, four digits, disabled: the boxes fit on the narrowest phone.
 */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: inThreeScripts(
    (text) => (
      <>
        <OtpField label={text} description={text} />
        <OtpField label={text} defaultValue="409" error={text} />
        <OtpField label={text} value="4091" length={4} />
        <OtpField label={text} value="409123" disabled />
      </>
    ),
    labels,
  ),
});
