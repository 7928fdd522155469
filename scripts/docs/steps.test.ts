import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

const DOCUMENT = `# Start

\`\`\`sh
# A comment is no heading.
npm install
\`\`\`

## With Vite

\`\`\`tsx
// src/main.tsx
start();
\`\`\`

\`\`\`tsx
<NoFile />
\`\`\`

\`\`\`css
/* src/index.css */
body {
}
\`\`\`

\`\`\`sh
npm run dev
\`\`\`
`;

test("the steps of a document are its commands and its files, in their order, with their headings", () => {
  const steps = stepsOf("a.md", DOCUMENT);
  expect(steps).toMatchObject([
    { section: "Start", command: { line: 5, text: "npm install" } },
    { section: "With Vite", path: "src/main.tsx", code: "// src/main.tsx\nstart();\n" },
    {
      section: "With Vite",
      path: "src/index.css",
      code: "/* src/index.css */\nbody {\n}\n",
    },
    { section: "With Vite", command: { line: 26, text: "npm run dev" } },
  ]);
  expect(steps).toHaveLength(4);
});
