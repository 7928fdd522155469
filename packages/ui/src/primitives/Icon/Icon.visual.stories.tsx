import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import * as icons from "./icons.ts";

const meta = preview.meta({
  title: "Pictures/Icon",
  component: icons.DepositIcon,
  parameters: pictures.primitive,
});

/** All icons, in the order of their names. */
export const All = meta.story({
  render: () => (
    <Inline gap={3}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      {[14, 16, 18, 20, 24, 32].map((size) => (
        <Inline key={size}>
          <icons.DepositIcon size={size} />
          <icons.WalletIcon size={size} />
          <icons.SpinIcon size={size} />
        </Inline>
      ))}
    </Stack>
  ),
});
