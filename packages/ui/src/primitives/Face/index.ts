export { EmptyFace, type EmptyFaceProps } from "./EmptyFace.tsx";
export { ErrorFace, type ErrorFaceProps } from "./ErrorFace.tsx";
export type { FaceWords } from "./Face.tsx";
export { NotThereYetFace, type NotThereYetFaceProps } from "./NotThereYetFace.tsx";
export { OfflineFace, type OfflineFaceProps } from "./OfflineFace.tsx";
