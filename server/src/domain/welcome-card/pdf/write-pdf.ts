import { addImage, type Image } from "./image.ts";
import type { Page, Point } from "./page.ts";
import { PdfFile, textOf } from "./pdf-file.ts";

type About = {
  /** Of the page before it is scaled, in points. */
  size: [number, number];
  scale: number;
  title: string;
  language: string;
  isRtl: boolean;
  /** What `page.image` shows. */
  logo?: Image | undefined;
  link: { address: string; at: Point; size: [number, number] };
};

/** Writes a file of one page. It has a title and no other information, no scripts, and one link. */
export function writePdf(page: Page, { size, scale, title, language, isRtl, logo, link }: About): Buffer {
  const file = new PdfFile();
  const [width, height] = size.map((length) => length * scale);
  const tree = file.reserve();
  const [linkWidth, linkHeight] = link.size;
  const bottom = size[1] - link.at.y - linkHeight;
  const annotation = file.add({
    Type: "/Annot",
    Subtype: "/Link",
    Rect: [link.at.x, bottom, link.at.x + linkWidth, bottom + linkHeight].map((length) => length * scale),
    Border: [0, 0, 0],
    A: { S: "/URI", URI: `(${link.address})` },
  });
  const leaf = file.add({
    Type: "/Page",
    Parent: tree,
    MediaBox: [0, 0, width ?? 0, height ?? 0],
    Resources: {
      Font: page.fonts.addTo(file),
      ...(logo && { XObject: { Logo: addImage(file, logo) } }),
    },
    Contents: file.addStream(`${scale} 0 0 ${scale} 0 0 cm\n${page.content}`),
    Annots: [annotation],
  });
  file.add({ Type: "/Pages", Kids: [leaf], Count: 1 }, tree);
  const root = file.add({
    Type: "/Catalog",
    Pages: tree,
    Lang: textOf(language),
    ViewerPreferences: { DisplayDocTitle: "true", Direction: isRtl ? "/R2L" : "/L2R" },
  });
  return file.finish(root, file.add({ Title: textOf(title), Producer: "(Bellhop)" }));
}
