import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { BANK_COLORS } from "./bank-colors.ts";
import { BankBadge } from "./index.ts";

const meta = preview.meta({
  title: "Media/BankBadge",
  component: BankBadge,
  parameters: { framed: true },
});

export const All = meta.story({
  args: { code: "KBANK" },
  render: () => (
    <Inline>
      {Object.keys(BANK_COLORS).map((code) => (
        <BankBadge key={code} code={code} />
      ))}
    </Inline>
  ),
});

/** A bank that is not listed, and none chosen yet. */
export const Unknown = meta.story({
  args: { code: "NEWBANK" },
  render: ({ code }) => (
    <Inline>
      <BankBadge code={code} />
      <BankBadge code="" />
    </Inline>
  ),
});
