import type { ComponentProps } from "react";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/index.ts";
import { Grid } from "../Grid/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import * as icons from "./icons.ts";
import { icon } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Icon",
  component: icons.DepositIcon,
  parameters: { framed: true },
});

export const One = meta.story({ args: { size: 20 } });

/** Named by what they mean here, not by what they draw. */
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

/** Beside words it is silent; alone, its button says what it does. */
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

/** A picture that says something no words beside it say gets a name of its own. */
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

/** A drawing of your own takes the size and weight of the others. */
export const Own = meta.story({
  render: () => (
    <Inline>
      <WaterIcon />
      <icons.DepositIcon />
    </Inline>
  ),
});
