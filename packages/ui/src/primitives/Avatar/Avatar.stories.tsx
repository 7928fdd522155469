import preview from "@satang/story-kit/preview";
import { Avatar } from "./index.ts";

const meta = preview.meta({
  title: "Media/Avatar",
  component: Avatar,
  parameters: { framed: true },
  args: { name: "สมชาย ใจดี" },
});

export const Thai = meta.story({});

/** A vowel that is written first is not the first letter of the name. */
export const LeadingVowel = meta.story({ args: { name: "เอกชัย", size: "medium" } });

/** A name without a letter, or none yet. */
export const Nobody = meta.story({ args: { name: "", size: "medium" } });
