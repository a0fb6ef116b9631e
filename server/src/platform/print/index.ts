/** Prints texts of any script, codes and images as PDF. */
export { type Box, type Fitted, fitLine, fitText } from "./fit-text.ts";
export { type Fonts, loadFonts, type Piece, type Print } from "./fonts.ts";
export { graphemesOf } from "./graphemes.ts";
export type { Image } from "./image.ts";
export { Page, type Point } from "./page.ts";
export { PdfFonts } from "./pdf-fonts.ts";
export { ascentOf, fitImage, placeLines } from "./place-lines.ts";
export { type Direction, readParagraph, type TextStyle } from "./set-line.ts";
export { type Sheet, writePdf } from "./write-pdf.ts";
