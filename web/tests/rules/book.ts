import type { RulesPage } from "../../src/wire";

/** A small rulebook, as the server sends one. */
export const book: RulesPage = {
  game: "barrow",
  title: "The Barrow: the rules",
  sections: [
    { title: "", depth: 1, parts: [{ clause: "", html: "<p>Two to four delvers.</p>" }] },
    {
      title: "4. The turn",
      depth: 2,
      parts: [
        { clause: "BA-4.1", html: "<p>A delver inside <em>delves</em> for one find, or leaves with the pack.</p>" },
        { clause: "BA-4.2", html: '<p>Take a find; its words happen at once (<a href="#BA-5.1">BA-5.1</a>).</p>' },
      ],
    },
    {
      title: "5. The cave-in",
      depth: 2,
      parts: [
        { clause: "BA-5.1", html: "<p>At the third skull each delver &amp; dog inside drops one find. Ruling: in the seats’ order.</p>" },
        { clause: "", html: "<table><thead><tr><th>find</th></tr></thead><tbody><tr><td>Silver torc</td></tr></tbody></table>" },
      ],
    },
  ],
};
