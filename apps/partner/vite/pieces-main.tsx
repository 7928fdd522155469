import { createRoot } from "react-dom/client";
import { Pieces } from "./pieces.tsx";
import { getToken } from "./sign-in.ts";

const place = document.getElementById("place");
if (place) createRoot(place).render(<Pieces getToken={getToken} />);
