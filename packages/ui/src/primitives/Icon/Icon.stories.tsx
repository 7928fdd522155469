import preview from "@satang/story-kit/preview";
import type { ComponentProps } from "react";
import { Button } from "../Button/index.ts";
import { Grid } from "../Grid/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import * as icons from "./icons.ts";
import { icon } from "./index.ts";

const meta = preview.meta({
  title: "Media/Icon",
  component: icons.DepositIcon,
  parameters: { framed: true },
});

export const One = meta.story({ args: { size: 20 } });

/** Named by their meaning, not by their drawing. */
export const All = meta.story({
  render: () => (
    <Grid as="ul" column="small" gap={2} aria-label="Icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline as="li" key={name} gap={2} wrap="nowrap">
          <Icon style={{ flex: "none" }} />
          <Text as="span" size="caption" lang="en">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
});

/** Next to text it is hidden from screen readers; alone, its button has a label. */
export const WithWords = meta.story({
  render: () => (
    <Inline>
      <Button size="small" variant="outline" startIcon={<icons.CopyIcon size={18} />}>
        คัดลอก
      </Button>
      <IconButton label="ลบ">
        <icons.DeleteIcon />
      </IconButton>
    </Inline>
  ),
});

/** A picture with a meaning that no text repeats gets an accessible name. */
export const Named = meta.story({
  render: () => <icons.OfflineIcon aria-hidden={undefined} role="img" aria-label="ออฟไลน์" />,
});

const Drop = ({ size, ...rest }: ComponentProps<"svg"> & { size?: number }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: icon() makes it decoration
  <svg {...rest} width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor">
    <path d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z" strokeLinejoin="round" />
  </svg>
);

const WaterIcon = icon(Drop);

/** Your own drawing gets the size and stroke of the others. */
export const Own = meta.story({
  render: () => (
    <Inline>
      <WaterIcon />
      <icons.DepositIcon />
    </Inline>
  ),
});
