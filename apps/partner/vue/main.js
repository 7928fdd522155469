import "@satang/ui/elements";
import "@satang/ui/fonts.css";
import "./brand.css";
import { createApp } from "vue";
import App from "./App.vue";

createApp(App).mount("#site");
