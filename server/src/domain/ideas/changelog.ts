import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

export type Release = {
  name: string;
  sections: { title: string; items: { itemId: string; text: string }[] }[];
};

/** Reads `## release`, `### section` and `- line`, with lines that continue. Anything else is left out. */
export function readChangelog(text: string): Release[] {
  const releases: Release[] = [];
  for (const block of text.split(/\n(?=#{2,3} |- )|\n{2,}/)) {
    const line = block.replace(/\s+/g, " ").trim();
    const section = releases.at(-1)?.sections.at(-1);
    if (line.startsWith("## ")) releases.push({ name: line.slice(3), sections: [] });
    else if (line.startsWith("### ")) releases.at(-1)?.sections.push({ title: line.slice(4), items: [] });
    else if (line.startsWith("- ")) section?.items.push(itemOf(section.title, line.slice(2)));
  }
  return releases
    .map((release) => ({ ...release, sections: release.sections.filter(({ items }) => items.length > 0) }))
    .filter(({ sections }) => sections.length > 0);
}

const itemOf = (section: string, text: string) => ({
  itemId: createHash("sha256").update(`${section}\n${text}`).digest("base64url").slice(0, 22),
  text,
});

const file = new URL("../../../../CHANGELOG.md", import.meta.url);

/** Empty if the program was installed without its changelog. */
export const releases: Release[] = readChangelog(await readFile(file, "utf8").catch(() => ""));
