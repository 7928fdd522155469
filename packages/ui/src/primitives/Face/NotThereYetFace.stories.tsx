import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { NotThereYetFace } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Face/NotThereYet",
  component: NotThereYetFace,
  parameters: { framed: true },
});

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
