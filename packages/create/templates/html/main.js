import "@satang/ui/fonts.css";
import "@satang/ui/elements";
import "./brand.css";
import "./page.css";

// A sign-in of your own comes here: `getToken` returns its token, at once or as a promise.
const KEY = "token";
const getToken = () => sessionStorage.getItem(KEY);

const form = document.querySelector("form");
const elements = document.querySelectorAll("[base-url]");
form.hidden = getToken() !== null;
for (const element of elements) {
  element.getToken = getToken;
  element.hidden = getToken() === null;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const message = form.querySelector("p");
  message.textContent = "";
  try {
    const reply = await fetch("/api/login", {
      method: "POST",
      headers: { "content-type": "application/json", "x-client": "wallet-user" },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const { token } = await reply.json();
    if (typeof token === "string") {
      sessionStorage.setItem(KEY, token);
      location.reload();
    } else message.textContent = message.dataset.refused;
  } catch {
    message.textContent = message.dataset.offline;
  }
});

const open = (flow) => {
  document.querySelector(`satang-${flow}`).open = true;
};
// The wallet asks for a flow, and buttons of the page do.
document.addEventListener("satang-action", ({ detail }) => open(detail.action));
for (const button of document.querySelectorAll("[data-opens]")) {
  button.hidden = getToken() === null;
  button.addEventListener("click", () => open(button.dataset.opens));
}

document.addEventListener("satang-unauthorized", () => {
  sessionStorage.removeItem(KEY);
});
