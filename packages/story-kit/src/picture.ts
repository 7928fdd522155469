/** A small picture for stories and tests, made in the browser: nothing is fetched. */
export async function picture(name: string, width = 90, height = 120): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#138f2d";
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = "#fff";
    pen.fillRect(width * 0.1, height * 0.25, width * 0.8, height * 0.65);
  }
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}
