import { createRoot } from "react-dom/client";
import { Pieces } from "./pieces.tsx";

const getToken = async () => (await fetch("/host/token")).text();

const place = document.getElementById("place");
if (place) createRoot(place).render(<Pieces getToken={getToken} />);
