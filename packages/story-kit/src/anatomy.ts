export { Anatomy } from "../../../.storybook/blocks/Anatomy.tsx";
