import preview from "@satang/story-kit/preview";
import { Button, Stack } from "@satang/ui";

/** Pictures of the page of Button; not in the navigation. */
const meta = preview.meta({ title: "Examples/Button", component: Button, tags: ["!dev"] });

export const OneMainAction = meta.story({
  render: () => (
    <Stack gap={3}>
      <Button width="fill">โอน 500.00 บาท</Button>
      <Button width="fill" variant="outline">
        ย้อนกลับ
      </Button>
    </Stack>
  ),
});

export const TwoMainActions = meta.story({
  render: () => (
    <Stack gap={3}>
      <Button width="fill">ฝากเงิน</Button>
      <Button width="fill">ถอนเงิน</Button>
    </Stack>
  ),
});

export const WithoutItsEffect = meta.story({
  render: () => (
    <Stack gap={3}>
      <Button width="fill">ตกลง</Button>
      <Button width="fill" variant="outline">
        ยกเลิก
      </Button>
    </Stack>
  ),
});

export const NamesTheNextStep = meta.story({
  render: () => <Button width="fill">ใส่จำนวนเงิน</Button>,
});
