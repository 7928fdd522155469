import { config } from "../config/config.ts";

/** Origins from which pictures of the service are shown, in addition to the app's own. */
export const pictureOrigins = [new URL(config.apiBaseUrl, location.origin).origin];
