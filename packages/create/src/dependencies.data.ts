import type { Framework } from "./answers.ts";

const REACT = { react: "^19.0.0", "react-dom": "^19.0.0" };
const TYPES = {
  "@types/react": "^19.0.0",
  "@types/react-dom": "^19.0.0",
  typescript: "^7.0.0",
};
const TOGETHER = { concurrently: "^10.0.0" };
const VITE = { vite: "^8.0.0" };

/** Packages that a site installs in addition to those of Satang. */
export const DEPENDENCIES: Readonly<
  Record<
    Framework,
    {
      readonly dependencies: Readonly<Record<string, string>>;
      readonly devDependencies: Readonly<Record<string, string>>;
    }
  >
> = {
  vite: {
    dependencies: REACT,
    devDependencies: { ...TYPES, ...VITE, "@vitejs/plugin-react": "^6.0.0", ...TOGETHER },
  },
  next: {
    dependencies: { ...REACT, next: "^16.0.0" },
    devDependencies: { ...TYPES, "@types/node": "^24.0.0", ...TOGETHER },
  },
  html: { dependencies: REACT, devDependencies: { ...VITE, ...TOGETHER } },
};
