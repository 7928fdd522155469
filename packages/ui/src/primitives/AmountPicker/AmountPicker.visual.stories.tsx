import { satang, toSatang } from "@satang/core";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { AmountPicker } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/AmountPicker",
  component: AmountPicker,
  parameters: pictures.primitive,
  args: { label: "", amounts: [], currency: "THB" as const, value: null, onValueChange: () => {} },
});

const sets = [
  [100, 500, 1000],
  [100, 300, 500, 1000],
  [100, 200, 300, 500, 1000],
  [100, 200, 300, 500, 1000, 5000],
  [100, 200, 300, 500, 1000, 2000, 5000, 10000],
] as const;

/** From the width of a phone to a card in a sheet: rows stay full, without a single amount. */
export const Widths = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={6}>
      {[288, 244].map((width) => (
        <Stack key={width} gap={4} style={{ width }}>
          {sets.map((amounts) => (
            <AmountPicker
              key={amounts.length}
              label={`${width} ${amounts.length}`}
              amounts={amounts.map(toSatang)}
              currency="THB"
              value={satang(50_000)}
              onValueChange={() => {}}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});
