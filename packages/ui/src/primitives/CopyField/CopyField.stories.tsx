import { copies, failsToCopy } from "@satang/story-kit/clipboard";
import preview from "@satang/story-kit/preview";
import { AccountNumber } from "../AccountNumber/index.ts";
import { CopyField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/CopyField",
  component: CopyField,
  parameters: { framed: true },
  args: { label: "เลขที่บัญชี", value: "123-456-7890", text: "1234567890" },
});

export const Account = meta.story({
  args: { value: <AccountNumber value="1234567890" /> },
});

export const LongLink = meta.story({
  args: {
    label: "ลิงก์ชวนเพื่อน",
    value: "https://satang.example/register?code=PR66f1c2a9d3e4b5f60718293a",
  },
});

/** Shows the copied text for four seconds. */
export const Copied = meta.story(copies("1234567890"));

/** The text stays selectable when copying fails. */
export const Failed = meta.story(failsToCopy);
