import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/components.css";
import "./style/base.css";
import icons from "./style/icons.svg?raw";
import App from "./App.svelte";
import { applySettings } from "$lib/storage/settings.svelte";

const sprite = document.createElement("div");
sprite.className = "sprite";
sprite.ariaHidden = "true";
sprite.innerHTML = icons;
document.body.prepend(sprite);

applySettings();
mount(App, { target: document.querySelector("#app")! });
