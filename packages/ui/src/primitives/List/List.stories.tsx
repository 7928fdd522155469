import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { BonusIcon, DepositIcon, TransferIcon, WithdrawIcon } from "../Icon/index.ts";
import { List, ListItem } from "./index.ts";

const meta = preview.meta({
  title: "Layout/List",
  component: List,
  parameters: { framed: true },
});

export const Statement = meta.story({
  render: () => (
    <Card padding="none" elevation="raised">
      <List label="รายการ">
        <ListItem
          icon={<DepositIcon />}
          iconTone="positive"
          title="ฝากเงิน · KBANK QR"
          details={["21/11/2026 14:31:08", "1 นาทีที่แล้ว"]}
          amount="+500.00"
          amountTone="positive"
          status="สำเร็จ"
          statusTone="positive"
        />
        <ListItem
          icon={<TransferIcon />}
          title="กระเป๋าเงิน → Joker"
          details={["21/11/2026 14:20:44", "12 นาทีที่แล้ว"]}
          amount="250.00"
          status="สำเร็จ"
          statusTone="positive"
        />
        <ListItem
          icon={<BonusIcon />}
          iconTone="positive"
          title="โบนัสต้อนรับ 50%"
          details={["21/11/2026 13:58:10", "34 นาทีที่แล้ว"]}
          amount="+250.00"
          amountTone="positive"
          status="กำลังดำเนินการ"
          statusTone="warning"
        />
        <ListItem
          icon={<WithdrawIcon />}
          iconTone="critical"
          title="ถอนเงิน · SCB 123-456-7890"
          details={["20/11/2026 22:10:02", "16 ชั่วโมงที่แล้ว"]}
          amount="−1,200.00"
          status="สำเร็จ"
          statusTone="positive"
        />
        <ListItem
          icon={<DepositIcon />}
          title="ฝากเงิน · สลิป"
          details={["20/11/2026 20:15:19", "18 ชั่วโมงที่แล้ว"]}
          amount="+300.00"
          amountTone="void"
          status="ไม่สำเร็จ"
          statusTone="critical"
        />
      </List>
    </Card>
  ),
});
