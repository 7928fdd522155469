// The elements have the language of the page, which is that of its address.
document.documentElement.lang = new URLSearchParams(location.search).get("lang") ?? "en";

// Your own sign-in: the server of the site knows who the member is.
const getToken = async () => (await fetch("/host/token")).text();
const onLogin = () => fetch("/host/login", { method: "POST" });
for (const element of document.querySelectorAll("[base-url]"))
  Object.assign(element, { getToken, onLogin });

document.addEventListener("satang-action", ({ detail }) => {
  document.querySelector(`satang-${detail.action}`).open = true;
});

// Outcomes of money operations.
const news = document.querySelector("#news");
for (const outcome of ["success", "failure", "unknown", "cancel"])
  document.addEventListener(`satang-${outcome}`, ({ detail }) => {
    const { name, operation, amount } = detail;
    news.append(`${name} ${operation} ${amount === null ? "" : amount / 100}\n`);
  });
