import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Without our export condition and plugins: a partner has neither, and uses the packages as published. */
export default defineConfig({
  plugins: [react()],
  // The backend has the address of the site: here the sandbox.
  server: { proxy: { "/api": "http://localhost:4600" } },
  build: {
    target: "es2022",
    rolldownOptions: { input: ["index.html", "vietnamese.html"] },
  },
});
