export { isOfMember, type LookupName, lookupKey } from "./lookup-key.ts";
export { type AgreementView, type UseAgreementOptions, useAgreement } from "./use-agreement.ts";
export { type ChatApp, type ContactView, useContact } from "./use-contact.ts";
export {
  type HowtoTopic,
  type HowtoVideo,
  type HowtoVideos,
  type HowtoView,
  howtoTopics,
  type UseHowtoOptions,
  useHowto,
} from "./use-howto.ts";
export {
  type LookupData,
  type LookupView,
  type UseLookupOptions,
  useLookup,
} from "./use-lookup.ts";
