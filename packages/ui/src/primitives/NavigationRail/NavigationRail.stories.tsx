import preview from "@satang/story-kit/preview";
import { BrandName, ProfileLink } from "../AppBar/index.ts";
import {
  ConditionsIcon,
  HomeIcon,
  InviteIcon,
  RefundIcon,
  SpinIcon,
  StatementIcon,
} from "../Icon/index.ts";
import { NavigationRail } from "./index.ts";

const meta = preview.meta({ title: "Navigation/NavigationRail", component: NavigationRail });

/** Visible from 1024 px only. */
export const SignedIn = meta.story({
  args: {
    brand: <BrandName name="Satang" size="large" href="#" />,
    groups: [
      [
        { id: "home", label: "หน้าแรก", icon: <HomeIcon />, href: "#", current: true },
        { id: "statement", label: "รายการ", icon: <StatementIcon />, href: "#statement" },
        { id: "conditions", label: "เงื่อนไข", icon: <ConditionsIcon />, onClick: () => {} },
      ],
      [
        { id: "invite", label: "ชวนเพื่อน", icon: <InviteIcon />, onClick: () => {} },
        { id: "refund", label: "คืนยอดเสีย", icon: <RefundIcon />, onClick: () => {} },
        { id: "spin", label: "วงล้อ", icon: <SpinIcon />, badge: 3, onClick: () => {} },
      ],
    ],
    footer: <ProfileLink name="สมชาย ใจดี" href="#profile" width="fill" />,
  },
});
