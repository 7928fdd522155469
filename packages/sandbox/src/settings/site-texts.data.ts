/** Text of the conditions, opened from the bottom menu. */
export const conditions = [
  "<h3>เงื่อนไขการใช้บริการ</h3>",
  "<ol>",
  "<li>สมาชิกต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป</li>",
  "<li>ชื่อบัญชีธนาคารต้องตรงกับชื่อที่ลงทะเบียน</li>",
  "<li>ยอดฝากเข้ากระเป๋าภายในเวลาประมาณ 1 นาที</li>",
  "<li>สลิปต้องอัปโหลดภายใน 1 ชั่วโมงหลังโอนเงิน</li>",
  "<li>เมื่อรับโบนัส ต้องถอนเต็มจำนวนเท่านั้น</li>",
  "</ol>",
].join("");

/** Agreement of a member on the home screen. */
export const agreements = [
  "<h3>ข้อตกลงก่อนใช้งาน</h3>",
  "<p>โปรดเล่นอย่างมีสติ กำหนดวงเงินของตนเอง และหยุดเมื่อถึงวงเงินนั้น</p>",
  "<p>เมื่อกดยอมรับ ถือว่าคุณได้อ่านและเข้าใจเงื่อนไขทั้งหมดแล้ว</p>",
].join("");

/** Notice of the bonus modal, in which the app replaces every `%percentFail%`. */
export const notice = [
  "<p>เมื่อรับโบนัส คุณต้องทำยอดเทิร์นตามที่กำหนดก่อนถอน</p>",
  "<p>หากยอดเงินรวมโบนัสเหลือต่ำกว่า %percentFail%% โบนัสจะสิ้นสุด ",
  "(%percentFail%% ของยอดฝากรวมโบนัส)</p>",
].join("");

/** Address of the service in its chat app. */
export const LINE_LINK = "https://line.me/R/ti/p/@satang";

/** Text of the contact screen. */
export const contactText =
  "<p>ทีมงานดูแลคุณตลอด 24 ชั่วโมง</p>" +
  '<p>โทร <a href="tel:021234567">02-123-4567</a> หรือเพิ่มเพื่อนทาง LINE</p>';
