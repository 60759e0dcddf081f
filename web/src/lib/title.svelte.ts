/** The window's title: what this page is about, then the house. */
export function setTitle(about: () => string): void {
  $effect(() => {
    const words = about();
    document.title = words ? `${words} · Monoceros` : "Monoceros";
  });
}
