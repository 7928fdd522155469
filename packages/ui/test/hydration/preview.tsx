import type { ComponentType, ReactElement } from "react";

type Props = Readonly<Record<string, unknown>>;
type Render = (props: Props, context: unknown) => ReactElement | null;

/** What a story, or the head of its file, says about itself. */
export interface Input {
  title?: string;
  component?: ComponentType<Props>;
  args?: Props;
  render?: Render;
  decorators?: ((Story: () => ReactElement | null, context: unknown) => ReactElement)[];
  loaders?: unknown[];
}

export interface Story {
  meta: Input;
  input: Input;
}

/** Stands in for Storybook's preview, which only a browser can load: keeps what was said. */
const preview = {
  meta: (meta: Input) => ({ story: (input: Input = {}): Story => ({ meta, input }) }),
};

// biome-ignore lint/style/noDefaultExport: it takes the place of a module with a default export
export default preview;
