/** Password of every seeded member. */
export const DEMO_PASSWORD = "satang-demo";

/** Phone number of the demo member. */
export const DEMO_PHONE = "0812345678";

/** Games at which the demo member has accounts. */
export const demoGames = [
  "JOKER",
  "PG",
  "USUN",
  "BETFLIX",
  "UFABET",
  "ASKMEBET",
  "CIRCUS",
  "HUAYHD",
];

/** The other seeded members: one is not active, one has an account name that is not Latin. */
export const otherMembers = [
  {
    phone: "0800000000",
    name: "ปิดใช้งาน แล้ว",
    bankCode: "SCB",
    bankAccountName: "PIDCHAINGAN LAEO",
    bankAccountNo: "4081112223",
    isActive: false,
  },
  {
    phone: "0822222222",
    name: "มานี มีนา",
    bankCode: "KTB",
    bankAccountName: "มานี มีนา",
    bankAccountNo: "9801234567",
    isActive: true,
  },
] as const;
