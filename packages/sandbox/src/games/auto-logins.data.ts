/** The providers with sites that open signed in, and what their call takes (journey.txt §7). */
export const autoLogins: Readonly<Record<string, "username" | "password">> = {
  pg: "username",
  betflix: "username",
  areaslot: "username",
  joker2: "username",
  huayhd: "username",
  askmebet: "password",
  imi: "password",
  usun: "password",
  circus: "password",
  slotracha: "password",
  pgslot: "password",
};
