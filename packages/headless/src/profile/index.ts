export { profileKey, useProfile } from "./use-profile.ts";
