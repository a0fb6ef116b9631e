/** Variants that a hotel itself can have. If it has only one, that one is meant. */
export const isOwnFacility = (kind: string): boolean =>
  ["indoor", "outdoor", "garage", "lot", "airport", "city", "station", "beach", "slopes"].includes(kind);

export function poolIn(near: string): string | null {
  if (
    /\b(?:indoor|hallen|innen\p{L}*|interieure?|cubierta|interior|climatizada|coperta|interna|coberta)|hallenbad/u.test(
      near,
    )
  )
    return "indoor";
  if (
    /\b(?:outdoor|aussen\p{L}*|außen\p{L}*|freibad|exterieure?|exterior|al aire libre|esterna|scoperta|all'aperto|rooftop|ar livre)/u.test(
      near,
    )
  )
    return "outdoor";
  return /\b(?:kids|children's|kinder\p{L}*|infantil|baby|bambini|paddling)/u.test(near) ? "children" : null;
}

const otherVehicle =
  /(?<!\p{L})(?:bus(?:es|se)?|coach(?:es)?|rvs?|trailers?|motor ?homes?|camper(?:s|vans?)?|caravans?|wohnmobile?n?|anhanger|motor(?:cycles?|bikes?|rader|rad)|motos?|bicycles?|bikes?|fahrrader|fahrrad|lkws?|trucks?|autocares?|autobus|pullman)(?!\p{L})/u;
const street =
  /(?<!\p{L})(?:street parking|on the street|in the street|roadside|auf der strasse|auf der straße|an der strasse|an der straße|strassenrand|straßenrand|dans la rue|en la calle|in strada|na rua|zona azul|blaue zone|blue zone)(?!\p{L})/u;
const garage =
  /(?<!\p{L})(?:tief)?(?:garages?|garajes?|garagem|parkhaus\p{L}*|underground|subterrane\p{L}*|souterrain|sotterrane\p{L}*|coperto|cubierto|couvert|coberto|multi-?storey)(?!\p{L})/u;
const lot =
  /(?<!\p{L})(?:outdoor|open[- ]air|surface|courtyard|in the yard|im hof|vor dem haus|vor dem hotel|in front of|hinter dem haus|behind the|aussenparkplatz\p{L}*|exterior|en plein air|all'aperto)(?!\p{L})/u;
/** "Am Festplatz", "at the valley station": a car park elsewhere. */
const atPlace: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:at|by|near|beside|behind) the ([\p{L}-]{4,})/u,
  de: /(?<!\p{L})(?:am|an der|beim|bei der|auf dem|auf der|des) ([\p{L}-]{4,})/u,
};
const ownPlace =
  /^(?:hotel\p{L}*|house|haus\p{L}*|inn|lodge|building|premises|property|property|reception|front|back|rear|entrance|door|yard|garage|garden|night|night|moment|same|rezeption|eingang\p{L}*|gelande|grundstuck|hof|gebaude|parkplatz\p{L}*|tag\p{L}*|abend|morgen|nacht|abreise\p{L}*|anreise\p{L}*|check\p{L}*|unser\p{L}*|ruckseite|seite|end|time|desk)$/u;

export function parkingIn(sentence: string, language: string): string | null {
  const other = otherVehicle.exec(sentence);
  if (other) return other[0];
  if (street.test(sentence)) return "street";
  const place = atPlace[language.split("-")[0] ?? language]?.exec(sentence)?.[1];
  if (place && !ownPlace.test(place)) return place;
  if (garage.test(sentence)) return "garage";
  return lot.test(sentence) ? "lot" : null;
}

const goesTo: readonly (readonly [string, RegExp])[] = [
  [
    "city",
    /(?<!\p{L})(?:city|town|centre|center|downtown|innenstadt|stadt|zentrum|altstadt|ville|ciudad|centro|citta|cidade)(?!\p{L})/u,
  ],
  ["station", /(?<!\p{L})(?:station|bahnhof\p{L}*|gare|estacion|stazione|estacao)(?!\p{L})/u],
  ["beach", /(?<!\p{L})(?:beach|strand\p{L}*|plage|playa|spiaggia|praia)(?!\p{L})/u],
  ["slopes", /(?<!\p{L})(?:slopes?|ski(?:gebiet|lift)?\p{L}*|pisten?|pistes?|pistas?)(?!\p{L})/u],
];

export function shuttleIn(sentence: string): string | null {
  if (/airport|flughafen|aeroport|aeropuerto/u.test(sentence)) return "airport";
  return goesTo.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;
}
