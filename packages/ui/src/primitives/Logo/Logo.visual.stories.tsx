import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { Logo } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Logo",
  component: Logo,
  parameters: pictures.primitive,
});

/** From the size of a text line to that of an empty state. */
export const Sizes = meta.story({
  render: () => (
    <Inline>
      {[16, 24, 30, 48, 64, 96].map((size) => (
        <Logo key={size} size={size} label="Satang" />
      ))}
    </Inline>
  ),
});
