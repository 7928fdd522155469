import { createVar } from "@vanilla-extract/css";

/** Colour of the modal around a flow, where it is not the surface. */
export const ground = createVar();
