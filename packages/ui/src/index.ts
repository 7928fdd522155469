export { I18nProvider, type I18nProviderProps, useI18n } from "./i18n/index.ts";
export * from "./primitives/AmountPicker/index.ts";
export * from "./primitives/Avatar/index.ts";
export * from "./primitives/Badge/index.ts";
export * from "./primitives/BankBadge/index.ts";
export * from "./primitives/Button/index.ts";
export * from "./primitives/Card/index.ts";
export * from "./primitives/Checkbox/index.ts";
export * from "./primitives/CopyButton/index.ts";
export * from "./primitives/CopyField/index.ts";
export {
  Field,
  type FieldMessages,
  type FieldProps,
  useFieldIds,
} from "./primitives/Field/index.ts";
export * from "./primitives/Heading/index.ts";
export * from "./primitives/Icon/index.ts";
export * from "./primitives/IconButton/index.ts";
export * from "./primitives/Inline/index.ts";
export * from "./primitives/LanguageName/index.ts";
export * from "./primitives/Mark/index.ts";
export * from "./primitives/Money/index.ts";
export * from "./primitives/MoneyField/index.ts";
export * from "./primitives/Notice/index.ts";
export * from "./primitives/OtpField/index.ts";
export * from "./primitives/PasswordField/index.ts";
export * from "./primitives/PhoneField/index.ts";
export * from "./primitives/SegmentedControl/index.ts";
export * from "./primitives/Select/index.ts";
export * from "./primitives/Spinner/index.ts";
export * from "./primitives/Stack/index.ts";
export * from "./primitives/StatusPill/index.ts";
export * from "./primitives/Text/index.ts";
export * from "./primitives/TextField/index.ts";
export * from "./primitives/VisuallyHidden/index.ts";
export * from "./primitives/Waves/index.ts";
export { vars } from "./theme/contract.css.ts";
export { ThemeScope, type ThemeScopeProps } from "./theme/ThemeScope.tsx";
export { type ThemeScopeAttributes, useThemeScope } from "./theme/theme-scope-context.ts";
