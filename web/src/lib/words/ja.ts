export default import.meta.glob<string>("../../../locales/ja/*.ftl", { eager: true, query: "?raw", import: "default" });
