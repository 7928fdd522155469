import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { BANK_COLORS } from "./bank-colors.ts";
import { BankBadge } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/BankBadge",
  component: BankBadge,
  parameters: pictures.primitive,
});

/** Every bank, one that is not listed, and no bank, in all used sizes. */
export const All = meta.story({
  args: { code: "KBANK" },
  render: () => (
    <Stack gap={3}>
      {[20, 30, 42].map((size) => (
        <Inline key={size}>
          {[...Object.keys(BANK_COLORS), "NEWBANK", ""].map((code) => (
            <BankBadge key={code} code={code} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
