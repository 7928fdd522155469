export { ListSkeleton, type ListSkeletonProps } from "./ListSkeleton.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
