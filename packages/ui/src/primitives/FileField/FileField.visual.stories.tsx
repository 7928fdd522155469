import { picture } from "@satang/story-kit/picture";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { FileField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/FileField",
  component: FileField,
  args: { label: "" },
  loaders: [
    async () => ({
      slip: await picture("ที่ปลื้มอู้ฟู่ ใบโอนเงินธนาคารกสิกรไทย 21 พฤศจิกายน 2569.png"),
      long: await picture("Unbreakablyunbrokenfilenamethatnobodywouldwritebutsomebodywillsend.png"),
    }),
  ],
  parameters: pictures.primitive,
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ สลิปโอนเงิน"],
  ["lo", "ຖີ້ມ ໃບໂອນເງິນ"],
  ["en", "Slip of your transfer"],
] as const;

/** Empty, invalid, disabled, with a picture and with another file; in three scripts. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: (_args, { loaded }) => {
    const document = new File(["%PDF"], loaded.long.name.replace("png", "pdf"), {
      type: "application/pdf",
    });
    return (
      <Stack gap={6} style={{ maxWidth: 288 }}>
        {scripts.map(([lang, text]) => (
          <Stack key={lang} gap={3} lang={lang}>
            <FileField label={text} accept={["image/*", ".pdf"]} maxBytes={5_000_000} />
            <FileField label={text} error={`${text} ${text}`} />
            <FileField label={text} disabled />
            <FileField label={text} value={loaded.slip} />
            <FileField label={text} value={document} disabled />
          </Stack>
        ))}
        <FileField label="Large" value={loaded.long} preview="large" />
      </Stack>
    );
  },
});
