import {
  CacheFirst,
  ExpirationPlugin,
  NetworkOnly,
  type PrecacheEntry,
  type RouteMatchCallbackOptions,
  Serwist,
} from "serwist";
import { isStorable } from "./storable.rules.ts";

declare const self: {
  /** Filled in by the build: the files that start the app. */
  readonly __SW_MANIFEST: readonly PrecacheEntry[];
};

const SHELL = "/index.html";
/** A member with a slow connection sees the cached shell after this time, s. */
const SLOW_S = 4;
const DAY_S = 24 * 60 * 60;

/** A file of the build: public, and its name changes with its content. */
const isAsset = ({ sameOrigin, url }: RouteMatchCallbackOptions) =>
  sameOrigin && url.pathname.startsWith("/assets/");

/** The page for a browser that the app does not support, the API, and the sandbox's own pages are never answered here. */
const ELSEWHERE = /^\/(?:unsupported\.html$|(?:api|sandbox)\/)/;

/** Whether a request opens an address of the app. */
const opensScreen = ({ mode, url }: Request) =>
  mode === "navigate" && !ELSEWHERE.test(new URL(url).pathname);

/**
 * Starts the app without a connection. Only files of the build are stored: every call of the API
 * passes this worker by, and the address of a screen is stored nowhere (ADR 0047).
 */
new Serwist({
  precacheEntries: [...self.__SW_MANIFEST],
  // A screen is read from the network first, so that members get a corrected version at once.
  precacheOptions: { directoryIndex: null, cleanURLs: false },
  // The member decides when the new version starts.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: isAsset,
      handler: new CacheFirst({
        cacheName: "assets",
        plugins: [
          {
            cacheWillUpdate: async ({ request, response }) =>
              isStorable(new URL(request.url).pathname, response) ? response : null,
          },
          new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * DAY_S }),
        ],
      }),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && opensScreen(request),
      handler: new NetworkOnly({ networkTimeoutSeconds: SLOW_S }),
    },
  ],
  fallbacks: {
    entries: [{ url: SHELL, matcher: ({ request }) => opensScreen(request) }],
  },
}).addEventListeners();
