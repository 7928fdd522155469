export { isOfMember, type LookupName, lookupKey } from "./lookup-key.ts";
export {
  type LookupData,
  type UseLookup,
  type UseLookupOptions,
  useLookup,
} from "./use-lookup.ts";
