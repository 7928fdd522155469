import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { CloseIcon, CopyIcon } from "../Icon/index.ts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { IconButton } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/IconButton",
  component: IconButton,
  parameters: pictures.primitive,
});

const variants = ["plain", "sunken", "soft"] as const;

/** Every variant, ready and disabled, as button and link. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  args: { label: "", children: "" },
  render: () => (
    <Stack gap={3}>
      {variants.map((variant) => (
        <Inline key={variant}>
          <IconButton variant={variant} label="ปิด">
            <CloseIcon />
          </IconButton>
          <IconButton variant={variant} label="ปิด" disabled>
            <CloseIcon />
          </IconButton>
          <IconButton variant={variant} label="คัดลอก" href="#copy">
            <CopyIcon />
          </IconButton>
        </Inline>
      ))}
    </Stack>
  ),
});
