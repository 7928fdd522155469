import "@satang/ui/elements";
import { getToken } from "./sign-in.ts";

const place = document.getElementById("place");
for (const element of place?.querySelectorAll("[base-url]") ?? [])
  Object.assign(element, { getToken });
