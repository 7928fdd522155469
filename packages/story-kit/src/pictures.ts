export { pictures } from "../../../.storybook/modes.ts";
