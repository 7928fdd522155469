import { inThreeScripts, labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { PasswordField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/PasswordField",
  component: PasswordField,
  parameters: pictures.primitive,
  args: { label: "" },
});

/** Empty, longer than its box, invalid and disabled. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: inThreeScripts(
    (text) => (
      <>
        <PasswordField label={text} description={text} />
        <PasswordField label={text} defaultValue="satang-demo-satang-demo-satang-demo" />
        <PasswordField label={text} defaultValue="satang" error={text} />
        <PasswordField label={text} value="satang" disabled />
      </>
    ),
    labels,
  ),
});
