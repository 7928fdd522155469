import { Markdown } from "@storybook/addon-docs/blocks";
import { sectionOf } from "./readme-section.rules.ts";

const readmes = import.meta.glob<string>("../../../*/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface ReadmeSectionProps {
  /** Folder of the package. */
  of: string;
  title: string;
}

/** A section of the README of a package, so that a guide and the README are one text. */
export function ReadmeSection({ of, title }: ReadmeSectionProps) {
  return <Markdown>{sectionOf(readmes[`../../../${of}/README.md`] ?? "", title)}</Markdown>;
}
