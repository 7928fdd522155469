import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** No condition and no plugin of ours: a partner has neither, and sees the packages as published. */
export default defineConfig({
  plugins: [react()],
  build: { target: "es2022" },
});
