import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { LogoutIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Stack } from "../Stack/index.ts";
import { AppBar, BrandName, ProfileLink } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/AppBar",
  component: AppBar,
  parameters: pictures.wide,
});

const names = ["ส", "สมชาย ใจดี", "กัญญารัตน์ ศรีสุวรรณภูมิพิทักษ์ธรรมที่ปลื้มอู้ฟู่", "ຖີ້ມ".repeat(12)];

/** On a desktop there is no bar, and the section leaves no gap. */
const inStack = { display: "contents" };

/**
 * The bar of a visitor, and of members with short and very long names. Below 1024 px only. In a
 * section it is no landmark, of which a page has one.
 */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={4}>
      <section style={inStack}>
        <AppBar brand={<BrandName name="Satang" href="#home" />} />
      </section>
      {names.map((name) => (
        <section key={name} style={inStack}>
          <AppBar brand={<BrandName name="Satang" href="#home" />}>
            <ProfileLink name={name} href="#profile" />
            <IconButton label="ออกจากระบบ">
              <LogoutIcon />
            </IconButton>
          </AppBar>
        </section>
      ))}
      <BrandName name="สตางค์ที่ปลื้มอู้ฟู่" size="large" />
    </Stack>
  ),
});
