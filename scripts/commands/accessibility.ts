import { FILE, writeConformance } from "../accessibility/write-conformance.ts";

const problems = writeConformance();
for (const problem of problems) console.error(problem);
console.log(
  `${FILE}: ${problems.length} of the named tests did not pass in the last npm run test:all`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
