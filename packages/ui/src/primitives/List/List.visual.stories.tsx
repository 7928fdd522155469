import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Card } from "../Card/index.ts";
import { CopyIcon, DepositIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { List, ListItem } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/List",
  component: List,
  parameters: pictures.primitive,
});

const tones = ["neutral", "accent", "positive", "warning", "critical"] as const;

/** Every background of the icon, every tone of amount and status; rows without optional parts. */
export const Powerset = meta.story({
  render: () => (
    <Card padding="none">
      <List label="รายการ">
        {tones.map((tone) => (
          <ListItem
            key={tone}
            icon={<DepositIcon />}
            iconTone={tone}
            title="ฝากเงิน · KBANK QR"
            details={["21/11/2026 14:31:08", "1 นาทีที่แล้ว"]}
            amount="+1,234,567.50"
            amountTone={tone === "positive" ? "positive" : tone === "critical" ? "void" : "plain"}
            status="สำเร็จ"
            statusTone={tone === "accent" ? "neutral" : tone}
          />
        ))}
        <ListItem title="ที่ปลื้มอู้ฟู่" />
        <ListItem title="ที่ปลื้มอู้ฟู่" details={["21/11/2026"]} />
        <ListItem
          title="ที่ปลื้มอู้ฟู่"
          status="สำเร็จ"
          action={
            <IconButton label="คัดลอก">
              <CopyIcon />
            </IconButton>
          }
        />
      </List>
    </Card>
  ),
});

/** Long text wraps next to the amount, which never breaks over lines. */
export const LongWords = meta.story({
  render: () => (
    <Card padding="none" style={{ maxWidth: 288 }}>
      <List label="รายการ">
        {threeScripts.map(({ lang, word, sentence }) => (
          <ListItem
            key={lang}
            lang={lang}
            icon={<DepositIcon />}
            title={sentence}
            details={[sentence, "21/11/2026 14:31:08"]}
            amount="−1,234,567.50"
            status={word}
            statusTone="warning"
          />
        ))}
        <ListItem title={unbroken} details={[unbroken]} amount="+0.01" status={unbroken} />
      </List>
    </Card>
  ),
});
