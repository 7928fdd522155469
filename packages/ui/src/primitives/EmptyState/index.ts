export { ComingSoonState, type ComingSoonStateProps } from "./ComingSoonState.tsx";
export { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./ErrorState.tsx";
export { OfflineState, type OfflineStateProps } from "./OfflineState.tsx";
export type { EmptyStateContent } from "./StateLayout.tsx";
