const en = {
  languages: "Languages",
  matches: "Matches of today",
  all: "All matches",
  live: "live",
  since: "since 18:00",
  city: "Bangkok",
  search: "Search",
  support: "Support",
};

const th: typeof en = {
  languages: "ภาษา",
  matches: "การแข่งขันวันนี้",
  all: "การแข่งขันทั้งหมด",
  live: "สด",
  since: "ตั้งแต่ 18:00 น.",
  city: "กรุงเทพฯ",
  search: "ค้นหา",
  support: "ติดต่อเรา",
};

const lo: typeof en = {
  languages: "ພາສາ",
  matches: "ການແຂ່ງຂັນມື້ນີ້",
  all: "ການແຂ່ງຂັນທັງໝົດ",
  live: "ສົດ",
  since: "ຕັ້ງແຕ່ 18:00",
  city: "ບາງກອກ",
  search: "ຄົ້ນຫາ",
  support: "ຕິດຕໍ່ພວກເຮົາ",
};

/** The words of the host itself, by the language of an address. */
export const OWN_WORDS = { en, th, lo };
