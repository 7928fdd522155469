import "@satang/ui/elements";

const getToken = async () => (await fetch("/host/token")).text();

const place = document.getElementById("place");
for (const element of place?.querySelectorAll("[base-url]") ?? [])
  Object.assign(element, { getToken });
