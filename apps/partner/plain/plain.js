// The elements have the language of the page, which is that of its address.
document.documentElement.lang = new URLSearchParams(location.search).get("lang") ?? "en";

const all = [...document.querySelectorAll("satang-wallet, satang-deposit, satang-withdraw")];
const news = document.querySelector("#news");

// Your own sign-in: the server of the site knows who the member is.
const getToken = async () => (await fetch("/host/token")).text();
for (const element of all) element.getToken = getToken;

document.addEventListener("satang-action", ({ detail }) => {
  const flow = document.querySelector(`satang-${detail.action}`);
  if (flow) flow.open = true;
});

document.addEventListener("satang-success", ({ detail }) => {
  news.textContent = `${detail.operation}: ${detail.amount / 100} ${detail.currency}`;
});
