const all = [...document.querySelectorAll("satang-wallet, satang-deposit, satang-withdraw")];
const news = document.querySelector("#news");

// Your own sign-in: here the token is in the memory of the page.
for (const element of all) element.getToken = () => "token-of-the-host";

document.addEventListener("satang-action", ({ detail }) => {
  const flow = document.querySelector(`satang-${detail.action}`);
  if (flow) flow.open = true;
});

document.addEventListener("satang-success", ({ detail }) => {
  news.textContent = `${detail.operation}: ${detail.amount / 100} ${detail.currency}`;
});
