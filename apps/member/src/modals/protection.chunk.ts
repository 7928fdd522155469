// The layout imports `SessionTime` from the same module: imported on demand, all of it would be loaded with the layout.
export { BreakFlow, OwnLimitFlow, RealityCheck } from "@satang/ui/flows/protection";
