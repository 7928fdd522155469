import { doors } from "../../../packages/story-kit/src/blocks/doors.data.ts";

/** The three ways into the documentation as a list. */
export const doorsText = (): string =>
  doors
    .map(({ title, text, links }) => {
      const pages = links.map(([label, path]) => `[${label}](?path=${path})`);
      return `- **${title}**: ${text} ${pages.join(", ")}.`;
    })
    .join("\n");
