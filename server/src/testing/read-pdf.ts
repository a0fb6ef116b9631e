import { inflateSync } from "node:zlib";
import jsqr from "jsqr";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export const openPdf = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;

/** The text of all pages, with a space between two pieces. */
export async function spacedTextOf(pdf: Uint8Array): Promise<string> {
  const document = await openPdf(pdf);
  const pieces: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item) pieces.push(item.str + (item.hasEOL ? "\n" : ""));
  }
  return pieces.join("").replace(/\s+/g, " ");
}

/** What a reader of PDFs finds, without spaces: it guesses those from the gaps. */
export const textOf = async (pdf: Buffer): Promise<string> => bare(await spacedTextOf(pdf));

export const bare = (text: string) => text.normalize("NFC").replace(/\s/g, "");

/** Streams with rectangles, unpacked: the contents of the pages, in order. */
function contentsOf(pdf: Buffer): string[] {
  const streams = [];
  let start = pdf.indexOf("stream\n");
  while (start >= 0) {
    const end = pdf.indexOf("\nendstream", start);
    const isPacked = pdf
      .subarray(Math.max(0, start - 200), start)
      .toString("latin1")
      .includes("FlateDecode");
    if (isPacked) streams.push(inflateSync(pdf.subarray(start + 7, end)).toString("latin1"));
    start = pdf.indexOf("stream\n", end + 10);
  }
  return streams.filter((stream) => / re$/m.test(stream));
}

// The package is CommonJS, but its types declare ESM.
const readCode = jsqr as unknown as typeof jsqr.default;

/** Pixels per point. */
const scale = 4;

type Place = { x: number; y: number; width: number; height: number };

/** The codes of each page, in the order of its links: reads what is painted there like a phone's camera. */
export async function codesOf(pdf: Buffer): Promise<(string | undefined)[][]> {
  const document = await openPdf(pdf);
  const contents = contentsOf(pdf);
  return Promise.all(
    contents.map(async (content, index) => {
      const page = await document.getPage(index + 1);
      const enlarged = Number(/^([\d.]+) 0 0/.exec(content)?.[1]);
      const links: { rect: number[] }[] = await page.getAnnotations();
      return links.map(({ rect: [left = 0, bottom = 0, right = 0, top = 0] }) => {
        const side = right - left;
        // Its quiet zone: four modules of at most 1/25 of the code.
        const zone = side * 0.12;
        const place = {
          x: left - zone,
          y: bottom - zone,
          width: side + 2 * zone,
          height: top - bottom + 2 * zone,
        };
        return readAt(content, enlarged, place);
      });
    }),
  );
}

function readAt(content: string, enlarged: number, place: Place): string | undefined {
  const width = Math.round(place.width * scale);
  const height = Math.round(place.height * scale);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, ...parts] of content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)) {
    const [x = 0, y = 0, across = 0, up = 0] = parts.map((part) => Number(part) * enlarged);
    const from = Math.max(0, Math.round((x - place.x) * scale));
    const to = Math.min(width, Math.round((x + across - place.x) * scale));
    const first = Math.max(0, Math.round((place.y + place.height - y - up) * scale));
    const last = Math.min(height, Math.round((place.y + place.height - y) * scale));
    for (let line = first; line < last; line++)
      for (let pixel = from; pixel < to; pixel++)
        pixels.fill(0, (line * width + pixel) * 4, (line * width + pixel) * 4 + 3);
  }
  return readCode(pixels, width, height)?.data;
}

/** Texts with their place on the page. */
export async function placedTexts(pdf: Buffer, page: number) {
  const document = await openPdf(pdf);
  const { items } = await (await document.getPage(page)).getTextContent();
  return items.flatMap((item) => {
    if (!("transform" in item) || item.str.trim() === "") return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y, width: item.width, height: item.height }];
  });
}
