import type { ComponentType, ReactElement } from "react";

type Props = Readonly<Record<string, unknown>>;
type Render = (props: Props, context: unknown) => ReactElement | null;

/** The data of a story, or of the meta of its file. */
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

/** Replaces Storybook's preview, which only a browser can load: keeps the data of stories. */
const preview = {
  meta: (meta: Input) => ({ story: (input: Input = {}): Story => ({ meta, input }) }),
};

// biome-ignore lint/style/noDefaultExport: it replaces a module with a default export
export default preview;
