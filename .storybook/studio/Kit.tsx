import {
  AmountPicker,
  Badge,
  Button,
  Card,
  Checkbox,
  Inline,
  Money,
  Notice,
  SegmentedControl,
  Stack,
  StatusPill,
  Text,
  TextField,
} from "@satang/ui";
import { useState } from "react";

/** A little of everything, so that a choice shows where it lands. */
export function Kit() {
  const [amount, setAmount] = useState("500");
  return (
    <Card padding="large">
      <Stack gap={4}>
        <Money amount={12_480.5} size="hero" />
        <Inline>
          <Button>ฝากเงิน</Button>
          <Button variant="outline">ย้อนกลับ</Button>
          <Button variant="soft">คัดลอก</Button>
          <Button variant="text" tone="critical">
            ยกเลิก
          </Button>
          <Button variant="danger">ยกเลิกโบนัส</Button>
          <Button disabled>ถอนเงิน</Button>
        </Inline>
        <SegmentedControl
          label="กระเป๋า"
          options={[
            { value: "cash", label: "เงินสด" },
            { value: "bonus", label: "โบนัส" },
          ]}
        />
        <TextField label="ชื่อ" defaultValue="สมชาย ใจดี" description="ตามบัญชีธนาคาร" />
        <TextField label="เบอร์โทรศัพท์" defaultValue="08123" error="ต้องมี 10 หลัก" />
        <AmountPicker
          label="จำนวนเงิน"
          value={amount}
          onValueChange={setAmount}
          amounts={[100, 300, 500, 1000]}
        />
        <Checkbox label="จดจำฉันไว้ในเครื่องนี้" defaultChecked />
        <Inline>
          <StatusPill tone="positive">สำเร็จ</StatusPill>
          <StatusPill tone="warning">กำลังตรวจสอบ</StatusPill>
          <StatusPill tone="critical">ไม่สำเร็จ</StatusPill>
          <Badge count={3} label="ข้อความใหม่" />
        </Inline>
        <Notice tone="info">เงินเข้ากระเป๋าภายในประมาณ 1 นาที</Notice>
        <Notice tone="warning">QR หมดอายุแล้ว</Notice>
        <Notice tone="critical">รหัสผ่านไม่ถูกต้อง</Notice>
        <Text tone="muted">satang.example</Text>
      </Stack>
    </Card>
  );
}
