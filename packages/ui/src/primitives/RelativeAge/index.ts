export { RelativeAge, type RelativeAgeProps } from "./RelativeAge.tsx";
