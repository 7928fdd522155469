import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field, type FieldMessages, useFieldIds } from "./index.ts";

function Own({ own = {}, ...messages }: FieldMessages & { own?: { id?: string } }) {
  const ids = useFieldIds(messages, { "aria-describedby": "elsewhere", ...own });
  return (
    <Field {...messages} ids={ids}>
      <input {...ids.control} />
    </Field>
  );
}

const input = page.getByRole("textbox", { name: "Colour" });

test("a custom control gets name, error and description, and keeps its own aria-describedby", async () => {
  await render(
    <>
      <p id="elsewhere">Of your site.</p>
      <Own label="Colour" description="Six digits" error="Too pale" own={{ id: "mine" }} />
    </>,
  );
  await expect.element(input).toHaveAttribute("id", "mine");
  await expect.element(input).toHaveAccessibleDescription("Of your site. Too pale Six digits");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
});

test("missing messages leave no empty line", async () => {
  await render(<Own label="Colour" description="" error={null} />);
  await expect.element(input).not.toHaveAttribute("aria-invalid");
  await expect.element(page.getByRole("paragraph")).not.toBeInTheDocument();
});

describeConformance(Own, {
  otherParts: ["description", "error"],
  folder: "Field",
  props: { label: "Colour" },
  skip: {
    ref: CLOSED,
    restProps: CLOSED,
    className: "the field of this test passes none on",
    disabled: NOT_A_CONTROL,
  },
});
