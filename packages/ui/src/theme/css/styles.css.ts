import "./layers.css.ts";
import "./reset.css.ts";
import "./tokens.css.ts";
