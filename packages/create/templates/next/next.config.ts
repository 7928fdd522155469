import type { NextConfig } from "next";

const backend = process.env.SATANG_BACKEND ?? "http://localhost:4600";

export default {
  rewrites: async () =>
    ["api", "socket.io"].map((path) => ({
      source: `/${path}/:rest*`,
      destination: `${backend}/${path}/:rest*`,
    })),
} satisfies NextConfig;
