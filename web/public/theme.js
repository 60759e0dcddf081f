// Sets the theme before anything is drawn, so that nobody who plays by day sees a dark flash. lib/settings.svelte.ts does the rest.
(function () {
  var theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("monoceros.settings") || "{}").theme || "auto";
  } catch {
    // A browser without storage, or with somebody else's words in it: the system's wish counts.
  }
  var light = theme === "light" || (theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
