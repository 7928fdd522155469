export { AnswerError, type Answers, DEFAULTS, FRAMEWORKS, type Framework } from "./answers.ts";
export { createSite } from "./create-site.ts";
export type { FlowName } from "./flows.data.ts";
