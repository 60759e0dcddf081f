import { mount } from "svelte";

import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("page");
if (target) mount(Gallery, { target });
