/**
 * Shown when the language could not be loaded: in three languages, without styles and dependencies,
 * so that the page is never blank.
 */
export function showNotStarted(root: HTMLElement): void {
  const lines = [
    ["th", "เปิดแอปไม่สำเร็จ ตรวจสอบอินเทอร์เน็ต แล้วโหลดหน้าใหม่"],
    ["lo", "ເປີດແອັບບໍ່ສຳເລັດ ກວດສອບອິນເຕີເນັດ ແລ້ວໂຫຼດໜ້າໃໝ່"],
    ["en", "The app could not start. Check the connection and reload the page."],
  ] as const;
  root.replaceChildren(
    ...lines.map(([lang, text]) => {
      const line = document.createElement("p");
      line.lang = lang;
      line.textContent = text;
      return line;
    }),
  );
}
