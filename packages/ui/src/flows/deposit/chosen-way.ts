import { createLazyModule } from "@satang/headless/provider";

/** What the member does with the chosen way: the list of the ways does not need it. */
export const chosenWay = createLazyModule(async () => (await import("./ChosenWay.tsx")).ChosenWay);
