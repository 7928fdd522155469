import preview from "@satang/story-kit/preview";
import type { ComponentProps } from "react";
import { expect, within } from "storybook/test";
import { ChevronEndIcon, ContactIcon } from "../Icon/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Link } from "./index.ts";

const meta = preview.meta({
  title: "Actions/Link",
  component: Link,
  parameters: { framed: true },
  args: { href: "#terms", children: "เงื่อนไขการใช้งาน" },
});

export const Inline = meta.story({
  render: (args) => (
    <Text>
      เมื่อสมัคร คุณยอมรับ <Link {...args} /> ของเรา
    </Text>
  ),
});

export const Standalone = meta.story({
  args: { variant: "standalone", children: "ดูทั้งหมด", endIcon: <ChevronEndIcon size={18} /> },
});

/** An icon and an announcement say that it opens a new tab. */
export const NewTab = meta.story({
  args: { href: "https://example.com", target: "_blank" },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link");
    await expect(link).toHaveAccessibleName("เงื่อนไขการใช้งาน (เปิดในแท็บใหม่)");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

/** A neutral link, with an icon. */
export const Neutral = meta.story({
  args: {
    variant: "standalone",
    tone: "neutral",
    href: "tel:020000000",
    startIcon: <ContactIcon size={18} />,
    children: "ติดต่อเรา",
  },
});

const RouterLink = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to} />
);

export const OfARouter = meta.story({
  render: () => (
    <Link asChild variant="standalone">
      <RouterLink to="#statement">รายการเดินบัญชี</RouterLink>
    </Link>
  ),
});

/** An address that could run code is not followed; the text stays. */
export const Refused = meta.story({
  render: () => (
    <Stack gap={2}>
      <Link href="data:text/html,elsewhere">ลิงก์จากที่อื่น</Link>
      <Link href="/safe">ลิงก์ของเรา</Link>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(1);
  },
});
