/* Icons by what they mean here, not by what they draw. */
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  Clock,
  Coins,
  Copy,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FerrisWheel,
  Gamepad2,
  Gift,
  HandCoins,
  Hourglass,
  House,
  Image,
  Info,
  KeyRound,
  Landmark,
  Languages,
  Lock,
  LogOut,
  MessageCircle,
  Moon,
  Phone,
  Plus,
  QrCode,
  ReceiptText,
  RefreshCw,
  RotateCcw,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  Sun,
  TriangleAlert,
  Upload,
  UserPlus,
  UserRound,
  UsersRound,
  WalletMinimal,
  WifiOff,
  X,
} from "lucide-react";
import { icon } from "./icon.tsx";

export const DepositIcon = /* @__PURE__ */ icon(ArrowDownToLine);
export const WithdrawIcon = /* @__PURE__ */ icon(ArrowUpFromLine);
export const TransferIcon = /* @__PURE__ */ icon(ArrowLeftRight);
export const HomeIcon = /* @__PURE__ */ icon(House);
export const StatementIcon = /* @__PURE__ */ icon(ReceiptText);
export const ConditionsIcon = /* @__PURE__ */ icon(ScrollText);
export const ContactIcon = /* @__PURE__ */ icon(MessageCircle);
export const InviteIcon = /* @__PURE__ */ icon(UsersRound);
export const RegisterIcon = /* @__PURE__ */ icon(UserPlus);
export const BonusIcon = /* @__PURE__ */ icon(Gift);
export const RefundIcon = /* @__PURE__ */ icon(HandCoins);
export const SpinIcon = /* @__PURE__ */ icon(FerrisWheel);
export const CoinsIcon = /* @__PURE__ */ icon(Coins);
export const PlusIcon = /* @__PURE__ */ icon(Plus);
export const CloseIcon = /* @__PURE__ */ icon(X);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const ChevronEndIcon = /* @__PURE__ */ icon(ChevronRight);
export const ChevronStartIcon = /* @__PURE__ */ icon(ChevronLeft);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp);
export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const UploadIcon = /* @__PURE__ */ icon(Upload);
export const ShowIcon = /* @__PURE__ */ icon(Eye);
export const HideIcon = /* @__PURE__ */ icon(EyeOff);
export const LockIcon = /* @__PURE__ */ icon(Lock);
export const UserIcon = /* @__PURE__ */ icon(UserRound);
export const PhoneIcon = /* @__PURE__ */ icon(Phone);
export const LogoutIcon = /* @__PURE__ */ icon(LogOut);
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
export const RetryIcon = /* @__PURE__ */ icon(RotateCcw);
export const SafeIcon = /* @__PURE__ */ icon(ShieldCheck);
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
export const CriticalIcon = /* @__PURE__ */ icon(CircleAlert);
export const InfoIcon = /* @__PURE__ */ icon(Info);
export const ClockIcon = /* @__PURE__ */ icon(Clock);
export const OfflineIcon = /* @__PURE__ */ icon(WifiOff);
export const NightIcon = /* @__PURE__ */ icon(Moon);
export const DayIcon = /* @__PURE__ */ icon(Sun);
export const LanguageIcon = /* @__PURE__ */ icon(Languages);
export const QrIcon = /* @__PURE__ */ icon(QrCode);
export const BankIcon = /* @__PURE__ */ icon(Landmark);
export const WalletIcon = /* @__PURE__ */ icon(WalletMinimal);
export const GameIcon = /* @__PURE__ */ icon(Gamepad2);
export const NewTabIcon = /* @__PURE__ */ icon(ExternalLink);
export const ImageIcon = /* @__PURE__ */ icon(Image);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const PasswordIcon = /* @__PURE__ */ icon(KeyRound);
export const SettingsIcon = /* @__PURE__ */ icon(Settings);
export const WaitingIcon = /* @__PURE__ */ icon(Hourglass);
