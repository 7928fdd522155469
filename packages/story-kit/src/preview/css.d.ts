declare module "@satang/ui/fonts.css";
