import { FlowSkeleton } from "../frame/FlowSkeleton.tsx";

const SHAPES = [72, "40%", 60, "70%", 52];

/** Placeholder of a money form that is loading, or that of the host. */
export const FormSkeleton = () => <FlowSkeleton shapes={SHAPES} />;
