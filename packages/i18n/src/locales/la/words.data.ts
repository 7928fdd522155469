/** Words in which a browser would break the line, at `|`. */
export const LAO_WORDS: readonly string[] = [
  "ໂບ|ນັດ",
  "ໂປຣ|ໄຟລ໌",
  "ໂປຣ|ໂມ|ຊັນ",
  "ອັບ|ເດດ",
  "ໃບ|ບິນ",
  "ວອນ|ເລັດ",
  "ລາຍ|ລະອຽດ",
  "ກັອບ|ປີ້",
  "ຂັ້ນ|ຕອນ",
  "ອິນ|ເຕີ|ເນັດ",
  "ເຊື່ອມ|ຕໍ່",
  "ເມ|ນູ",
  "ສະ|ລັອດ",
  "ພວກ|ເຮົາ",
  // A name stays with the preposition before it.
  "ຈາກ|{",
  "ໄປ|ຫາ|{",
  "ຂອງ|{",
];
