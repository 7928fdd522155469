import { copies, failsToCopy } from "@satang/story-kit/clipboard";
import preview from "@satang/story-kit/preview";
import { CopyButton } from "./index.ts";

const meta = preview.meta({
  title: "Actions/CopyButton",
  component: CopyButton,
  parameters: { framed: true },
  args: { text: "1234567890", label: "เลขที่บัญชี" },
});

export const Default = meta.story({});

/** A check mark is shown for four seconds, and "copied: …" is announced. */
export const Copied = meta.story(copies("1234567890"));

/** Without a clipboard the failure is shown and announced. */
export const Failed = meta.story(failsToCopy);
