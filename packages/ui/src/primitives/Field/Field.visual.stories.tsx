import { labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Field, type FieldMessages, useFieldIds } from "./index.ts";

function Own(messages: FieldMessages) {
  const ids = useFieldIds(messages, {});
  return (
    <Field {...messages} ids={ids}>
      <input {...ids.control} type="range" />
    </Field>
  );
}

const meta = preview.meta({
  title: "Pictures/Field",
  component: Own,
  parameters: pictures.primitive,
  args: { label: "" },
});

/** Label, error and description around a foreign control. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={4} style={{ maxWidth: 288 }}>
      {Object.entries(labels).map(([lang, text]) => (
        <div key={lang} lang={lang}>
          <Own label={text} description={text} error={text} />
        </div>
      ))}
    </Stack>
  ),
});
