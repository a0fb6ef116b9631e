import { fold } from "../text/index.ts";
import type { Concept, WordList } from "./concepts.ts";

/** What guests say of their room, they say of a flat or a pitch too. Each room with its article or preposition. */
const lodgings: Record<string, Record<string, string>> = {
  en: {
    room: "house, apartment, flat, cottage, cabin, place, accommodation, villa, studio, pitch, property, bungalow, lodge, chalet",
  },
  de: {
    "aus dem zimmer":
      "aus der wohnung, aus der ferienwohnung, aus dem haus, aus dem ferienhaus, aus der unterkunft, aus der hütte, vom platz, vom stellplatz",
    "ins zimmer":
      "in die wohnung, in unsere wohnung, in die ferienwohnung, in unser haus, in unser ferienhaus, ins haus, ins ferienhaus, in die unterkunft, ins apartment, in die hütte, auf den platz, auf den stellplatz, auf unseren platz",
    zimmer:
      "wohnung, ferienwohnung, haus, ferienhaus, unterkunft, apartment, hütte, stellplatz, platz, mobilheim",
  },
  fr: {
    "de la chambre":
      "du logement, du gite, de l appartement, de la maison, de l emplacement, du mobil home, du chalet",
    "dans la chambre":
      "dans le logement, dans notre logement, dans le gite, dans notre gite, dans l appartement, dans la maison, sur l emplacement, dans le mobil home, dans le chalet",
    "a la chambre": "au logement, au gite, a l appartement, a la maison, a l emplacement, au mobil home",
    "la chambre":
      "le logement, le gite, l appartement, la maison, l emplacement, le mobil home, le chalet, la location, le studio",
  },
  it: {
    "dalla camera":
      "dall appartamento, dalla casa, dall alloggio, dalla piazzola, dal bungalow, dalla struttura",
    "in camera":
      "in appartamento, nel nostro appartamento, in casa, nell appartamento, nella casa, nell alloggio, in piazzola, nel bungalow",
    "alla camera": "all appartamento, alla casa, all alloggio, alla piazzola",
    "la camera": "l appartamento, la casa, l alloggio, la piazzola, il bungalow, la struttura",
  },
  es: {
    "de la habitacion": "del apartamento, de la casa, del alojamiento, de la parcela, del piso, de la cabana",
    "en la habitacion":
      "en el apartamento, en nuestro apartamento, en la casa, en nuestra casa, en el alojamiento, en la parcela, en el piso, en la cabana",
    "a la habitacion": "al apartamento, a la casa, al alojamiento, a la parcela, al piso, a la cabana",
    "la habitacion":
      "el apartamento, la casa, el alojamiento, la parcela, el piso, el bungalow, la cabana, el estudio",
  },
  nl: {
    "uit de kamer":
      "uit het huisje, uit het huis, uit de bungalow, uit het appartement, uit de accommodatie, uit de stacaravan, van de plek, van de plaats, van de kampeerplaats",
    "in de kamer":
      "in het huisje, in ons huisje, in het huis, in de bungalow, in het appartement, in de accommodatie, in de stacaravan, in mijn stacaravan, in onze stacaravan, in mijn huisje, op mijn plek, op de plek, op onze plek, op de plaats, op de kampeerplaats",
    "de kamer in": "het huisje in, het huis in, de bungalow in, het appartement in, de plek op",
    kamer:
      "huisje, huis, bungalow, appartement, accommodatie, stacaravan, plek, plaats, kampeerplaats, vakantiehuis",
  },
  pt: {
    "do quarto": "da casa, do apartamento, do alojamento, da parcela",
    "no quarto": "na casa, no apartamento, no alojamento, na parcela",
    "o quarto": "a casa, o apartamento, o alojamento, a parcela",
  },
};
const ofStay: readonly Concept[] = [
  "check_in",
  "early_check_in",
  "late_check_in",
  "check_out",
  "late_check_out",
  "visitors",
];

/** Adds the phrases about a stay with other lodgings than a room. */
export function withLodgings(list: WordList, language: string): WordList {
  const rooms = Object.entries(lodgings[language] ?? {});
  const more = ofStay.map((concept) => [concept, phrasesOf(list[concept] ?? "", rooms)]);
  return { ...list, ...Object.fromEntries(more) };
}

function phrasesOf(phrases: string, rooms: readonly (readonly [string, string])[]): string {
  const varied = phrases.split(",").flatMap((phrase) => {
    const folded = ` ${fold(phrase).trim()} `;
    const [room, others = ""] = rooms.find(([one]) => folded.includes(` ${one} `)) ?? [];
    if (room === undefined || !folded.trim().includes(" ")) return [];
    return others.split(",").map((other) => folded.replace(` ${room} `, ` ${fold(other).trim()} `));
  });
  return [phrases, ...varied].join(",");
}
