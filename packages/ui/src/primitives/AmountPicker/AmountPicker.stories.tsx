import { type Satang, satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { useState } from "react";
import { expect } from "storybook/test";
import { AmountPicker } from "./index.ts";

function Picker() {
  const [value, setValue] = useState<Satang>(satang(20_000));
  return (
    <AmountPicker
      label="จำนวนเงินที่ใช้บ่อย"
      amounts={[10_000, 20_000, 30_000, 50_000, 100_000].map(satang)}
      currency="THB"
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = preview.meta({
  title: "Forms/AmountPicker",
  component: Picker,
  parameters: { framed: true },
});

export const Default = meta.story({});

/** The amount in the field is the pressed one. */
export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /500/ }));
    await expect(canvas.getByRole("button", { pressed: true })).toHaveTextContent("500");
  },
});
