import preview from "@satang/story-kit/preview";
import { LogoutIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { AppBar, BrandName, ProfileLink } from "./index.ts";

const meta = preview.meta({
  title: "Navigation/AppBar",
  component: AppBar,
  // In a separate frame, because it is hidden on a page as wide as a desktop.
  parameters: { docs: { story: { inline: false, height: "100px" } } },
  args: { brand: <BrandName name="Satang" href="#home" /> },
});

export const SignedIn = meta.story({
  args: {
    children: (
      <>
        <ProfileLink name="สมชาย ใจดี" href="#profile" />
        <IconButton label="ออกจากระบบ">
          <LogoutIcon />
        </IconButton>
      </>
    ),
  },
});

export const Visitor = meta.story({});

export const LongName = meta.story({
  args: {
    children: <ProfileLink name="กัญญารัตน์ ศรีสุวรรณภูมิพิทักษ์ธรรม" href="#profile" />,
  },
});
