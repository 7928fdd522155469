import type { Edition } from "@satang/core";

/** Password of every seeded member. */
export const DEMO_PASSWORD = "satang-demo";

/** Phone number of the demo member. */
export const DEMO_PHONE = "0812345678";

/** Phone number of the member of the Lao edition, who holds kip. */
export const LAO_PHONE = "02055551234";

/** The member to try the sandbox with, of each edition. */
export const DEMO_PHONES: Readonly<Record<Edition, string>> = {
  thai: DEMO_PHONE,
  lao: LAO_PHONE,
};

/** Balance of the Lao demo member, in kip. */
export const LAO_BALANCE = 2_500_000;

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

/** The other seeded members: one is not active, one has an account name that is not Latin, one holds kip. */
export const otherMembers = [
  {
    phone: "0800000000",
    name: "ปิดใช้งาน แล้ว",
    bankCode: "SCB",
    bankAccountName: "PIDCHAINGAN LAEO",
    bankAccountNo: "4081112223",
    currency: "BAHT",
    isActive: false,
  },
  {
    phone: "0822222222",
    name: "มานี มีนา",
    bankCode: "KTB",
    bankAccountName: "มานี มีนา",
    bankAccountNo: "9801234567",
    currency: "BAHT",
    isActive: true,
  },
  {
    phone: LAO_PHONE,
    name: "ຄຳຫຼ້າ ສີວົງ",
    bankCode: "BCEL",
    bankAccountName: "KHAMLA SIVONG",
    bankAccountNo: "0102112233445",
    currency: "LAK",
    isActive: true,
  },
] as const;
