/** A bank that a member may have an account at. */
export type Bank = {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
};

/** Banks of Thailand and the one of Laos, after a reset. */
export const banks: readonly Bank[] = [
  { code: "KBANK", nameTH: "ธนาคารกสิกรไทย", nameEN: "Kasikornbank" },
  { code: "SCB", nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
  { code: "BBL", nameTH: "ธนาคารกรุงเทพ", nameEN: "Bangkok Bank" },
  { code: "KTB", nameTH: "ธนาคารกรุงไทย", nameEN: "Krungthai Bank" },
  { code: "BAY", nameTH: "ธนาคารกรุงศรีอยุธยา", nameEN: "Bank of Ayudhya (Krungsri)" },
  { code: "TMB", nameTH: "ธนาคารทหารไทยธนชาต", nameEN: "TMBThanachart Bank" },
  { code: "GSB", nameTH: "ธนาคารออมสิน", nameEN: "Government Savings Bank" },
  { code: "BAAC", nameTH: "ธ.ก.ส.", nameEN: "Bank for Agriculture and Agricultural Cooperatives" },
  { code: "GHB", nameTH: "ธนาคารอาคารสงเคราะห์", nameEN: "Government Housing Bank" },
  { code: "KKP", nameTH: "ธนาคารเกียรตินาคินภัทร", nameEN: "Kiatnakin Phatra Bank" },
  { code: "CIMB", nameTH: "ธนาคารซีไอเอ็มบี ไทย", nameEN: "CIMB Thai Bank" },
  { code: "UOB", nameTH: "ธนาคารยูโอบี", nameEN: "United Overseas Bank (Thai)" },
  { code: "TISCO", nameTH: "ธนาคารทิสโก้", nameEN: "TISCO Bank" },
  { code: "LHB", nameTH: "ธนาคารแลนด์ แอนด์ เฮ้าส์", nameEN: "Land and Houses Bank" },
  { code: "BCEL", nameTH: "ธนาคารการค้าต่างประเทศลาว", nameEN: "BCEL (Laos)" },
];
