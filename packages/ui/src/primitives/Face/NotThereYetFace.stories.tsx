import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/index.ts";
import { NotThereYetFace } from "./index.ts";

const meta = preview.meta({ title: "Primitives/Faces/NotThereYet", component: NotThereYetFace });

export const Plain = meta.story({});
export const WithWayBack = meta.story({
  args: {
    action: (
      <Button variant="outline" size="small">
        กลับหน้าแรก
      </Button>
    ),
  },
});
