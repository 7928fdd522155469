import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { Db } from "../database/database.ts";
import { media } from "../database/schema.ts";
import { drawPicture } from "./draw-picture.ts";

const inert = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=86400",
};

/** Serves the sandbox's own pictures and what was uploaded. */
export function mediaRoutes(db: Db): Hono {
  const routes = new Hono();
  routes.get("/uploads/:id", async (context) => {
    const [found] = await db
      .select()
      .from(media)
      .where(eq(media.id, context.req.param("id")));
    if (found === undefined) return context.notFound();
    const headers = { ...inert, "content-type": found.type };
    return new Response(new Uint8Array(found.content), { headers });
  });
  routes.get("/:file{.+\\.svg}", (context) => {
    const drawn = drawPicture(context.req.param("file").slice(0, -".svg".length));
    if (drawn === undefined) return context.notFound();
    return new Response(drawn, { headers: { ...inert, "content-type": "image/svg+xml" } });
  });
  return routes;
}
