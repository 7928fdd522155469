import { chatScenes } from "./chat.scenes.ts";
import { memberScenes } from "./member.scenes.ts";
import { moneyScenes } from "./money.scenes.ts";
import { playScenes } from "./play.scenes.ts";
import type { Scene } from "./scene.ts";
import { serviceScenes } from "./service.scenes.ts";
import { visitorScenes } from "./visitor.scenes.ts";

/** Every screen in every state. */
export const scenes: readonly Scene[] = [
  ...visitorScenes,
  ...memberScenes,
  ...playScenes,
  ...moneyScenes,
  ...serviceScenes,
  ...chatScenes,
];

/** The name of a scene on the command line. */
export const titleOf = ({ group, name }: Pick<Scene, "group" | "name">): string =>
  `${group}: ${name}`;
