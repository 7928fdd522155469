import preview from "@satang/story-kit/preview";
import {
  ConditionsIcon,
  ContactIcon,
  HomeIcon,
  RegisterIcon,
  StatementIcon,
} from "../Icon/index.ts";
import { BottomNavigation } from "./index.ts";

const home = {
  id: "home",
  label: "หน้าแรก",
  icon: <HomeIcon size={22} />,
  href: "#",
  current: true,
};
const contact = { id: "contact", label: "ติดต่อ", icon: <ContactIcon size={22} />, href: "#contact" };

const meta = preview.meta({
  title: "Navigation/BottomNavigation",
  component: BottomNavigation,
  // In a separate frame, because it would cover the page.
  parameters: { docs: { story: { inline: false, height: "160px" } } },
});

/** Signed in: the plus in the middle opens the actions. */
export const WithPlus = meta.story({
  args: {
    items: [
      home,
      { id: "statement", label: "รายการ", icon: <StatementIcon size={22} />, href: "#statement" },
      { id: "conditions", label: "เงื่อนไข", icon: <ConditionsIcon size={22} />, onClick: () => {} },
      contact,
    ],
    action: { open: false, onOpenChange: () => {} },
  },
});

/** The three entries of a visitor. */
export const Visitor = meta.story({
  args: {
    items: [
      home,
      { id: "register", label: "สมัคร", icon: <RegisterIcon size={22} />, href: "#register" },
      contact,
    ],
  },
});
