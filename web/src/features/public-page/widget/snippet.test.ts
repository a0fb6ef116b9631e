import { expect, test } from "vitest";
import { widgetSnippet, widgetTest } from "./snippet.ts";

const links = {
  public_key: "bcdfghjkmn",
  public_link: "https://bellhop.example/g/bcdfghjkmn",
  house_link: "https://bellhop.example/g/qrstvwxyz2",
};

test("the snippet has the public key, never the one of the house", () => {
  const snippet = widgetSnippet(links, { label: 'Ask "us" <b>&', closeLabel: "Chiudi", colour: "#0b6b63" });
  expect(snippet).toBe(
    '<script src="https://bellhop.example/widget.js" data-venue="bcdfghjkmn" data-label="Ask &quot;us&quot; &lt;b&gt;&amp;" data-close-label="Chiudi" data-colour="#0b6b63" async></script>',
  );
  expect(widgetTest(links, { label: "Ask us?", closeLabel: "Chiudi" })).toBe(
    "/g/bcdfghjkmn/widget-test?label=Ask+us%3F&close-label=Chiudi",
  );
});
