export { type LookupData, type LookupName, lookupKey, useLookup } from "./use-lookup.ts";
