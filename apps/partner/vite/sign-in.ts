/** Your own sign-in: the server of the site knows who the member is. */
export const getToken = async () => (await fetch("/host/token")).text();

/** Lets the member log in again. */
export const logIn = async () => {
  await fetch("/host/login", { method: "POST" });
};
