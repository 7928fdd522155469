import { expect, test } from "vitest";
import { galleryOf, type IndexEntry } from "./gallery.rules.ts";

const docs = (title: string): IndexEntry => ({ id: `${title}--docs`, title, type: "docs" });
const story = (title: string, name: string): IndexEntry => ({
  id: `${title}--${name}`,
  title,
  type: "story",
});

test("every page of a component is shown with its first story, by group, in the order of the index", () => {
  const entries = [
    docs("Guides/Words"),
    docs("Media/Logo"),
    story("Media/Logo", "default"),
    docs("Flows/Deposit"),
    story("Flows/Deposit", "ways"),
    story("Flows/Deposit/QR", "loading"),
  ];
  expect(galleryOf(entries, ["Guides"])).toEqual([
    {
      name: "Media",
      shown: [
        { name: "Logo", page: "Media/Logo--docs", story: "Media/Logo--default", screen: false },
      ],
    },
    {
      name: "Flows",
      shown: [
        {
          name: "Deposit",
          page: "Flows/Deposit--docs",
          story: "Flows/Deposit--ways",
          screen: true,
        },
      ],
    },
  ]);
});

test("a page over several files of stories is shown with the first of them", () => {
  const entries = [
    docs("Feedback/EmptyState"),
    story("Feedback/EmptyStates", "other"),
    story("Feedback/EmptyState/Error", "retry"),
  ];
  expect(galleryOf(entries, [])[0]?.shown[0]?.story).toBe("Feedback/EmptyState/Error--retry");
});

test("a page without stories is not shown", () => {
  expect(galleryOf([docs("Flows/Notes")], [])).toEqual([]);
});
