import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { ContactIcon, HomeIcon, SpinIcon, StatementIcon } from "../Icon/index.ts";
import { BottomNavigation } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/BottomNavigation",
  component: BottomNavigation,
  args: {
    items: [
      { id: "a", label: "หน้าแรกที่ปลื้มอู้ฟู่", icon: <HomeIcon size={22} />, href: "#", current: true },
      { id: "b", label: "ຖີ້ມລາຍການ", icon: <StatementIcon size={22} />, href: "#b", badge: 3 },
      { id: "c", label: "Conditions", icon: <SpinIcon size={22} />, disabled: true },
      { id: "d", label: "Kontaktaufnahme", icon: <ContactIcon size={22} />, href: "#d" },
    ],
  },
  parameters: pictures.landscape,
});

/** Labels with two lines, badge, disabled, the plus. Below 1024 px only. */
export const WithPlus = meta.story({
  parameters: pictures.controls,
  args: { action: { open: false, onOpenChange: () => {} } },
});
export const WithoutPlus = meta.story({});
