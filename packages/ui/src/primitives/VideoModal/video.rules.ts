import { canParseUrl } from "@satang/core";

/** How a video is played: a page of its host in a frame, or a file in the browser. */
export interface Playable {
  kind: "frame" | "file";
  src: string;
}

/** The data that decides whether an address may be played. */
export interface VideoPolicy {
  /** Hosts of allowed video files, in addition to that of the page. */
  hosts: readonly string[];
  /** Origin of the page, such as `https://member.example`. */
  origin: string;
  /** Language of captions and of the player, as a BCP 47 tag. */
  language: string;
}

const youtubeHosts = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;
const videoFile = /\.(?:mp4|webm|mov)$/i;

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const id =
    hostname === "youtu.be"
      ? first
      : ["embed", "shorts", "live"].includes(first)
        ? second
        : searchParams.get("v");
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/**
 * How to play a configured address, or `undefined`: only `https`, only allowed hosts, no user or
 * port in the address. YouTube is played without cookies, from its own address and with captions.
 */
export function playable(address: string, policy: VideoPolicy): Playable | undefined {
  if (!canParseUrl(address, policy.origin)) return undefined;
  const url = new URL(address, policy.origin);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.origin === policy.origin) return fileOf(url);
  if (url.protocol === "http:" || url.port) return undefined;
  if (policy.hosts.includes(url.hostname)) return fileOf(url);
  const id = youtubeHosts.test(url.hostname) ? youtubeId(url) : undefined;
  if (!id) return undefined;
  const language = policy.language.slice(0, 2);
  const wishes = new URLSearchParams({
    autoplay: "1",
    rel: "0",
    playsinline: "1",
    cc_load_policy: "1",
    cc_lang_pref: language,
    hl: language,
  });
  return { kind: "frame", src: `https://www.youtube-nocookie.com/embed/${id}?${wishes}` };
}

function fileOf(url: URL): Playable | undefined {
  return videoFile.test(url.pathname) ? { kind: "file", src: url.href } : undefined;
}
