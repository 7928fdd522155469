export { PageModel as Model } from "@satang/ui/testing";
