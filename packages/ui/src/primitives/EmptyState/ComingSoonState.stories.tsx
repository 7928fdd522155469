import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { ComingSoonState } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/EmptyState/ComingSoon",
  component: ComingSoonState,
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
