import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { inThreeScripts, labels } from "../../../test/field-pictures.tsx";
import { PasswordField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/PasswordField/Pictures",
  component: PasswordField,
  parameters: pictures.primitive,
  args: { label: "" },
});

/** Empty, longer than its box, wrong and closed. */
export const ThreeScripts = meta.story({
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
