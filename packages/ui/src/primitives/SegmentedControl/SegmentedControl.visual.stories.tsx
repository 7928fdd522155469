import { inThreeScripts, labels } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { SegmentedControl } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/SegmentedControl",
  component: SegmentedControl,
  parameters: pictures.primitive,
  args: { label: "", options: [] },
});

const some = (label: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label,
    disabled: at === 1 && count > 2,
  }));

/** Two to four segments, one of them disabled, long labels wrapped; also on the wallet card. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: inThreeScripts(
    (text) => (
      <>
        <SegmentedControl label={text} options={some(text, 2)} />
        <SegmentedControl label={text} options={some(text.slice(0, 12), 4)} defaultValue="1" />
        <SegmentedControl label={text} options={some(text, 3)} defaultValue="2" />
        <div style={{ padding: 12, background: "var(--satang-color-wallet-start)" }}>
          <SegmentedControl label={text} options={some(text.slice(0, 6), 3)} variant="wallet" />
        </div>
      </>
    ),
    labels,
  ),
});
