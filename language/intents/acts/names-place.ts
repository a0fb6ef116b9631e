import { fold, PhraseMatcher } from "../../text/index.ts";
import { matchersFor } from "./act-matchers.ts";
import { findDetails } from "./find-details.ts";

const floor = new PhraseMatcher(
  "floor, ground floor, basement, stock, stockwerk, etage, erdgeschoss, keller, etage, rez de chaussee, sous sol, piso, planta, planta baja, sotano, piano, piano terra, seminterrato, andar, res do chao, terreo, cave, verdieping, etage, begane grond, kelder, kat, katta, katinda, katta*, zemin kat, bodrum, этаж*, подвал*, طابق, الطابق, دور, الدور, القبو, 楼, 层, 地下室, 階, 地下, pietro, pietrze",
);
/** A number of a room, also without the word; not a phone number to call. */
const BARE_ROOM =
  /(?<![\d.,:+/-])(?!112|911|999|110|115|118|119|120|155|190|192)\d{3,4}[a-d]?(?![\d.,:/]\d|\d|\s?(?:€|eur|%))/iu;

/** True if a text names a room or a floor. */
export const namesPlace = (text: string, language: string): boolean =>
  BARE_ROOM.test(text) ||
  floor.find(fold(text)) !== undefined ||
  matchersFor(text, language).some(
    (matchers) => findDetails(text, matchers, { today: undefined, kind: undefined }).room !== null,
  );
