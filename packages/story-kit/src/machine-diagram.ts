export { MachineDiagram } from "../../../.storybook/blocks/MachineDiagram.tsx";
