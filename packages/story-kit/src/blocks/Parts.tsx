import { anatomies } from "virtual:anatomy";
import type { Of } from "@storybook/addon-docs/blocks";
import { AnatomyPicture } from "./AnatomyPicture.tsx";
import { partTexts } from "./part-texts.data.ts";

interface PartsProps {
  /** Folder of the component. */
  of: string;
  /** Folders of components that render a part of it. */
  with?: readonly string[];
  /** A story that shows the parts. */
  story: Of;
}

/** The numbered parts of a component in a picture of it. */
export function Parts({ of, with: others = [], story }: PartsProps) {
  const folders = [of, ...others];
  return (
    <AnatomyPicture
      story={story}
      parts={folders.flatMap((folder) => anatomies[folder]?.parts ?? [])}
      texts={Object.assign({}, ...folders.map((folder) => partTexts[folder]))}
    />
  );
}
