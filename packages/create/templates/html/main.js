import "@satang/ui/fonts.css";
import "@satang/ui/elements";
import "./brand.css";
import "./page.css";

// A sign-in of your own comes here: `getToken` returns its token, at once or as a promise.
const KEY = "token";
const getToken = () => sessionStorage.getItem(KEY);

const form = document.querySelector("form");

/** The wallet is in the page only for a member. */
function showWallet() {
  document.body.append(document.querySelector("#wallet").content);
  for (const element of document.querySelectorAll("[base-url]")) {
    element.getToken = getToken;
    // After the end of a session, "Log in" leads to the form.
    element.onLogin = () => location.reload();
  }
  for (const button of document.querySelectorAll("[data-opens]"))
    button.addEventListener("click", () => open(button.dataset.opens));
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
// The wallet asks for a flow, as buttons of the page do.
document.addEventListener("satang-action", ({ detail }) => open(detail.action));

document.addEventListener("satang-unauthorized", () => {
  sessionStorage.removeItem(KEY);
});

if (getToken() === null) form.hidden = false;
else showWallet();
