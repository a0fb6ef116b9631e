import { addImage, type Image } from "./image.ts";
import type { Page, Point } from "./page.ts";
import { PdfFile, textOf } from "./pdf-file.ts";
import type { PdfFonts } from "./pdf-fonts.ts";

/** A page, and its areas that are links. */
export type Sheet = { page: Page; links: { address: string; at: Point; size: [number, number] }[] };

type About = {
  /** In points, before a page is scaled. */
  size: [number, number];
  scale: number;
  title: string;
  language: string;
  isRtl: boolean;
  /** What `page.image` shows. */
  logo?: Image | undefined;
  fonts: PdfFonts;
};

/** Writes a file. It has a title and no other information, no scripts, and the links of its pages. */
export function writePdf(
  sheets: readonly Sheet[],
  { size, scale, title, language, isRtl, logo, fonts }: About,
): Buffer {
  const file = new PdfFile();
  const [width, height] = size.map((length) => length * scale);
  const tree = file.reserve();
  const resources = file.add({
    Font: fonts.addTo(file),
    ...(logo && { XObject: { Logo: addImage(file, logo) } }),
  });
  const leaves = sheets.map(({ page, links }) => {
    const annotations = links.map(({ address, at, size: [linkWidth, linkHeight] }) => {
      const bottom = size[1] - at.y - linkHeight;
      return file.add({
        Type: "/Annot",
        Subtype: "/Link",
        Rect: [at.x, bottom, at.x + linkWidth, bottom + linkHeight].map((length) => length * scale),
        Border: [0, 0, 0],
        A: { S: "/URI", URI: `(${address})` },
      });
    });
    return file.add({
      Type: "/Page",
      Parent: tree,
      MediaBox: [0, 0, width ?? 0, height ?? 0],
      Resources: resources,
      Contents: file.addStream(`${scale} 0 0 ${scale} 0 0 cm\n${page.content}`),
      Annots: annotations,
    });
  });
  file.add({ Type: "/Pages", Kids: leaves, Count: leaves.length }, tree);
  const root = file.add({
    Type: "/Catalog",
    Pages: tree,
    Lang: textOf(language),
    ViewerPreferences: { DisplayDocTitle: "true", Direction: isRtl ? "/R2L" : "/L2R" },
  });
  return file.finish(root, file.add({ Title: textOf(title), Producer: "(Bellhop)" }));
}
