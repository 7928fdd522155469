import "@satang/ui/fonts.css";
import "@satang/ui/elements";
import "./brand.css";
import "./page.css";

// A sign-in of your own comes here: `getToken` returns its token, at once or as a promise.
const KEY = "token";
const getToken = () => sessionStorage.getItem(KEY);

/** Sends the form of a dialog, which closes when the member has logged in. */
async function logIn(dialog) {
  const form = dialog.querySelector("form");
  const message = dialog.querySelector("p");
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
      dialog.close();
    } else message.textContent = message.dataset.refused;
  } catch {
    message.textContent = message.dataset.offline;
  }
}

/**
 * Resolves when the dialog is closed, by the member or after the log-in. It is new each time, because an open flow has
 * hidden from screen readers what was in the page before it.
 */
const askForLogin = (show) =>
  new Promise((done) => {
    const dialog = document.querySelector("#log-in").content.cloneNode(true).firstElementChild;
    dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      void logIn(dialog);
    });
    dialog.querySelector("[data-cancels]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      done();
    });
    document.body.append(dialog);
    show(dialog);
  });

/** After the end of a session, over the page: it stays as it is, with what the member has typed. */
const onLogin = () =>
  askForLogin((dialog) => {
    dialog.showModal();
    // While a flow is open, the browser itself does not close it.
    dialog.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") dialog.close();
    });
  });

/** The wallet is in the page only for a member. */
function showWallet() {
  document.body.append(document.querySelector("#wallet").content);
  for (const element of document.querySelectorAll("[base-url]"))
    Object.assign(element, { getToken, onLogin });
  for (const button of document.querySelectorAll("[data-opens]"))
    button.addEventListener("click", () => open(button.dataset.opens));
}

const open = (flow) => {
  document.querySelector(`satang-${flow}`).open = true;
};
// The wallet asks for a flow, as buttons of the page do.
document.addEventListener("satang-action", ({ detail }) => open(detail.action));

document.addEventListener("satang-unauthorized", () => {
  sessionStorage.removeItem(KEY);
});

if (getToken() === null) await askForLogin((dialog) => dialog.show());
showWallet();
