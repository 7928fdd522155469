import { type Answers, type Framework, idOf } from "./answers.ts";
import { SOURCES } from "./places.data.ts";

const SITES: Readonly<Record<Framework, string>> = {
  vite: "Vite and React",
  next: "Next.js",
  html: "HTML and Vite, without React",
};

/** The README of a site. */
export function readmeOf({ framework, folder, color }: Answers): string {
  const id = idOf(folder);
  const source = SOURCES[framework];
  const brand = `${source}brand.css`;
  const { flows, members } =
    framework === "html"
      ? {
          flows: "`index.html` has one element for each flow.",
          members:
            "`main.js` has a dialog that logs in at the backend, also after the end of a session. With a sign-in of your own, let `getToken` return its token.",
        }
      : {
          flows: `\`${source}flows.ts\` has the flows, with their words and style sheets.`,
          members: `\`${source}wallet-page.tsx\` shows the included login. With a sign-in of your own, give \`getToken\` to \`SatangProvider\` and leave the login out.`,
        };
  const layered = framework === "html" ? " --unlayered" : "";
  return `# ${id}

A site with the member wallet of Satang, made with ${SITES[framework]}.

\`\`\`sh
npm install
npm run dev     # the site, and a sandbox on port 4600
npm run build
\`\`\`

Log in with \`0812345678\`, password \`satang-demo\`: a member of the sandbox. The sandbox is a backend for development; its data is in memory.

- **Your backend.** While you develop, the site forwards \`/api\` and \`/socket.io\` to \`SATANG_BACKEND\` (\`http://localhost:4600\`). In production your server does the same, or the base URL is the address of the backend. \`npx satang-sandbox check https://your-backend\` lists what does not conform to the contract.
- **Your brand.** \`npx satang-theme from-color "${color}" --id ${id}${layered} --out ${brand}\` made \`${brand}\`. Run it again with another colour.
- **Your flows.** ${flows}
- **Your members.** ${members}

The README of \`@satang/ui\` describes everything else.
`;
}
