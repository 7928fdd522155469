import { paths } from "../navigation/paths.ts";
import { modalHistory } from "./modal-history.ts";

/** Goes to the games, which are on the home screen. */
export const showGames = (): void => modalHistory.leaveTo(paths.home);
