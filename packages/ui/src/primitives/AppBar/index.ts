export { AppBar, type AppBarProps } from "./AppBar.tsx";
export { BrandName, type BrandNameProps } from "./BrandName.tsx";
export { ProfileLink, type ProfileLinkProps } from "./ProfileLink.tsx";
