export { Waves, type WavesProps } from "./Waves.tsx";
