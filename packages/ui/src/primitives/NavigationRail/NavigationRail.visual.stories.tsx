import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { BrandName, ProfileLink } from "../AppBar/index.ts";
import { BonusIcon, HomeIcon, SpinIcon, StatementIcon } from "../Icon/index.ts";
import { NavigationRail } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/NavigationRail",
  component: NavigationRail,
  parameters: pictures.wide,
});

/** Long and tall labels, badge, disabled, a very long name. From 1024 px only. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  args: {
    brand: <BrandName name="Satang" size="large" href="#" />,
    groups: [
      [
        { id: "a", label: "หน้าแรกที่ปลื้มอู้ฟู่ ຖີ້ມ", icon: <HomeIcon />, href: "#", current: true },
        {
          id: "b",
          label: "Unbreakablyunbrokenlabelthatsomebodywillpaste",
          icon: <StatementIcon />,
          href: "#b",
        },
      ],
      [
        { id: "c", label: "วงล้อ", icon: <SpinIcon />, badge: 12 },
        { id: "d", label: "โบนัส", icon: <BonusIcon />, disabled: true },
      ],
    ],
    footer: <ProfileLink name="กัญญารัตน์ ศรีสุวรรณภูมิพิทักษ์ธรรม" href="#profile" width="fill" />,
  },
});
