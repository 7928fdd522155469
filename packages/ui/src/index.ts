export { NextSteps, type NextStepsProps } from "./flows/failures/NextSteps.tsx";
export type { NextStepActions, NextStepAway } from "./flows/failures/next-steps-context.ts";
export { useMedia } from "./hooks/use-media.ts";
export { I18nProvider, type I18nProviderProps, useI18n } from "./i18n/index.ts";
export { closeUpperModal } from "./overlay/modal-stack.ts";
export type {
  OnOpenChange,
  OpenChangeDetails,
  OpenChangeReason,
} from "./overlay/open-change.types.ts";
export * from "./primitives/AccountNumber/index.ts";
export * from "./primitives/ActionDrawer/index.ts";
export * from "./primitives/Alert/index.ts";
export * from "./primitives/AlertDialog/index.ts";
export * from "./primitives/AmountPicker/index.ts";
export * from "./primitives/AppBar/index.ts";
export * from "./primitives/Avatar/index.ts";
export * from "./primitives/Badge/index.ts";
export * from "./primitives/BankBadge/index.ts";
export * from "./primitives/BannerCarousel/index.ts";
export * from "./primitives/BottomNavigation/index.ts";
export * from "./primitives/BottomSheet/index.ts";
export * from "./primitives/Button/index.ts";
export * from "./primitives/Card/index.ts";
export * from "./primitives/Carousel/index.ts";
export * from "./primitives/Checkbox/index.ts";
export * from "./primitives/ChoiceCarousel/index.ts";
export * from "./primitives/Combobox/index.ts";
export * from "./primitives/CopyButton/index.ts";
export * from "./primitives/CopyField/index.ts";
export * from "./primitives/Countdown/index.ts";
export * from "./primitives/CountdownRing/index.ts";
export * from "./primitives/DateTime/index.ts";
export * from "./primitives/Dialog/index.ts";
export * from "./primitives/Divider/index.ts";
export * from "./primitives/Drawer/index.ts";
export * from "./primitives/EmptyState/index.ts";
export {
  Field,
  type FieldMessages,
  type FieldProps,
  useFieldIds,
} from "./primitives/Field/index.ts";
export * from "./primitives/FileField/index.ts";
export * from "./primitives/GameTile/index.ts";
export * from "./primitives/Grid/index.ts";
export * from "./primitives/Heading/index.ts";
export * from "./primitives/Icon/index.ts";
export * from "./primitives/IconButton/index.ts";
export * from "./primitives/Inline/index.ts";
export * from "./primitives/LanguageName/index.ts";
export * from "./primitives/Link/index.ts";
export * from "./primitives/List/index.ts";
export * from "./primitives/Logo/index.ts";
export * from "./primitives/Menu/index.ts";
export * from "./primitives/MessageDialog/index.ts";
export * from "./primitives/Modal/index.ts";
export * from "./primitives/Money/index.ts";
export * from "./primitives/MoneyField/index.ts";
export * from "./primitives/NavigationRail/index.ts";
export * from "./primitives/OtpField/index.ts";
export * from "./primitives/Pagination/index.ts";
export * from "./primitives/PasswordField/index.ts";
export * from "./primitives/PhoneField/index.ts";
export * from "./primitives/Progress/index.ts";
export * from "./primitives/RadioGroup/index.ts";
export * from "./primitives/RelativeTime/index.ts";
export * from "./primitives/SegmentedControl/index.ts";
export * from "./primitives/Select/index.ts";
export * from "./primitives/Skeleton/index.ts";
export * from "./primitives/Spinner/index.ts";
export * from "./primitives/Spread/index.ts";
export * from "./primitives/Stack/index.ts";
export * from "./primitives/StatusPill/index.ts";
export * from "./primitives/Steps/index.ts";
export * from "./primitives/Switch/index.ts";
export * from "./primitives/Table/index.ts";
export * from "./primitives/Tabs/index.ts";
export * from "./primitives/Text/index.ts";
export * from "./primitives/TextareaField/index.ts";
export * from "./primitives/TextField/index.ts";
export * from "./primitives/Toast/index.ts";
export * from "./primitives/Tooltip/index.ts";
export * from "./primitives/VideoModal/index.ts";
export * from "./primitives/VisuallyHidden/index.ts";
export * from "./primitives/Waves/index.ts";
export { vars } from "./theme/css/contract.css.ts";
export { switchTheme } from "./theme/scope/switch-theme.ts";
export { type ShippedTheme, ThemeScope, type ThemeScopeProps } from "./theme/scope/ThemeScope.tsx";
export { type ThemeScopeAttributes, useThemeScope } from "./theme/scope/theme-scope-context.ts";
