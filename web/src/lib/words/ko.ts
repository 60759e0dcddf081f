export default import.meta.glob<string>("../../../locales/ko/*.ftl", { eager: true, query: "?raw", import: "default" });
