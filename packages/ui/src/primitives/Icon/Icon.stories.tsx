import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../Inline/index.ts";
import * as icons from "./icons.ts";

const meta = preview.meta({ title: "Primitives/Icons" });

/** Named by what they mean here. */
export const All = meta.story({
  render: () => (
    <Inline gap={4}>
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon />
        </span>
      ))}
    </Inline>
  ),
});
