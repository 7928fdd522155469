import { primitiveStyle } from "../../styles/primitive-style.ts";

/** A column is never wider than the grid, so that nothing scrolls horizontally. */
const columns = (repeat: string, least: number) =>
  primitiveStyle({
    gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${least}px), 1fr))`,
  });

export const grid = primitiveStyle({ display: "grid", minWidth: 0 }, "grid");

export const tracks = {
  keep: {
    small: columns("auto-fill", 136),
    medium: columns("auto-fill", 220),
    large: columns("auto-fill", 320),
  },
  share: {
    small: columns("auto-fit", 136),
    medium: columns("auto-fit", 220),
    large: columns("auto-fit", 320),
  },
};
