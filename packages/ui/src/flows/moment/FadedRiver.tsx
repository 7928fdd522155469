import { RiverScene } from "./RiverScene.tsx";
import { fade } from "./river-fade.css.ts";

/** The river, which ends in the ground below it. */
export function FadedRiver({ className }: { readonly className: string }) {
  return (
    <span className={fade} aria-hidden="true">
      <RiverScene className={className} />
    </span>
  );
}
