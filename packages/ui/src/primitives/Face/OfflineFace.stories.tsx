import preview from "../../../../../.storybook/preview.tsx";
import { OfflineFace } from "./index.ts";

const meta = preview.meta({ title: "Primitives/Faces/Offline", component: OfflineFace });

export const Plain = meta.story({});
export const WithRetry = meta.story({ args: { onRetry: () => {} } });
