import { paths } from "./paths.ts";

/** Address of the how-to videos; `undefined` when the host has none, because an entry leads somewhere. */
export const howtoHref = import.meta.env.VITE_HOWTO_VIDEOS ? paths.howto : undefined;
