import preview from "@satang/story-kit/preview";
import { expect, within } from "storybook/test";
import { CopyButton } from "../CopyButton/index.ts";
import { CopyField } from "../CopyField/index.ts";
import { Inline } from "../Inline/index.ts";
import { AccountNumber } from "./index.ts";

const meta = preview.meta({
  title: "Text and money/AccountNumber",
  component: AccountNumber,
  parameters: { framed: true },
  args: { value: "1234567890" },
});

/** Ten digits are shown 3-3-rest. */
export const TenDigits = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 2 3, 4 5 6, 7 8 9 0")).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("[data-part=group]")).toHaveLength(3);
  },
});

/** A number of another length is shown unchanged. */
export const AnyOther = meta.story({ args: { value: "020123456789" } });

/** With the button that copies its plain digits. */
export const WithCopy = meta.story({
  render: ({ value }) => (
    <Inline>
      <AccountNumber value={value} />
      <CopyButton text={value} label="เลขที่บัญชี" />
    </Inline>
  ),
});

/** In a field with a copy button. */
export const InCopyField = meta.story({
  render: ({ value }) => (
    <CopyField label="เลขที่บัญชี" value={<AccountNumber value={value} />} text={value} />
  ),
});
