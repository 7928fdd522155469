import preview from "@satang/story-kit/preview";
import { Field, type FieldMessages, useFieldIds } from "./index.ts";

/** A partner's own control in our field. */
function ColourField(messages: FieldMessages) {
  const ids = useFieldIds(messages, {});
  return (
    <Field {...messages} ids={ids}>
      <input
        {...ids.control}
        type="color"
        defaultValue="#a1006b"
        style={{ width: 88, height: 44 }}
      />
    </Field>
  );
}

const meta = preview.meta({
  title: "Forms/Field",
  component: ColourField,
  parameters: { framed: true },
  args: { label: "สีของเว็บไซต์" },
});

export const Plain = meta.story({});
export const Described = meta.story({ args: { description: "ใช้กับปุ่มและลิงก์" } });
export const Wrong = meta.story({ args: { error: "สีนี้อ่านยากบนพื้นขาว" } });
