export { Facts } from "../../../.storybook/blocks/Facts.tsx";
