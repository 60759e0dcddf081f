/// <reference types="vite/client" />

declare module "virtual:shell-icons" {
  import type { IconShape } from "./wire";
  const shapes: Record<string, IconShape>;
  export default shapes;
}
