export type ConditionKind =
  | "people"
  | "price"
  | "years"
  | "days"
  | "months"
  | "time"
  | "room"
  | "vehicle"
  | "place"
  | "span"
  | "member"
  | "age"
  | "season"
  | "basis"
  | "hour"
  | "size"
  | "way"
  | "length"
  | "weight"
  | "booking";

/** Folded words in the six languages that claims are read in. `*` matches any ending. */
const words: Partial<Record<ConditionKind, Record<string, string>>> = {
  room: {
    suite: "suite*|junior suite*",
    apartment: "apartment*|appartement*|apartamento*|appartament*|ferienwohnung*|studio*",
    family:
      "family room*|familienzimmer*|chambre* familiale*|habitacion* familiar*|camer* familiar*|quarto* familiar*",
    single:
      "single room*|singles|einzelzimmer*|chambre* simple*|chambre* individuelle*|habitacion* individual*|camer* singol*|quarto* individual*",
    double:
      "double room*|doubles|doppelzimmer*|chambre* double*|habitacion* doble*|camer* doppi*|camer* matrimonial*|quarto* duplo*",
    superior: "superior*",
    deluxe: "deluxe",
    standard: "standard room*|standardzimmer*|chambre* standard|habitacion* estandar|camer* standard",
    dormitory: "dorm|dorms|dormitor*|schlafsaal|mehrbettzimmer*|dortoir*",
  },
  vehicle: {
    car: "by car|for cars|per car|cars|pkw|autos|voiture*|coches|auto privata|carros|sedan|limousine*",
    van: "van|vans|minivan*|minibus*|kleinbus*|transporter|furgonet*|monovolumen|furgon*|pulmino|carrinha*",
    camper:
      "camper*|caravan*|motorhome*|wohnmobil*|wohnwagen*|camping-car*|autocaravana*|roulotte*|autocarro*",
    motorbike: "motorbike*|motorcycle*|motorrad*|motorrader*|moto|motos",
    coach: "coaches|reisebus*|autocar|autocars|pullman",
    trailer: "trailer*|anhanger*|remorque*|remolque*|rimorchi*|reboque*",
  },
  place: {
    garage:
      "garage*|tiefgarage*|underground|indoor parking|covered|uberdacht*|couvert|cubiert*|copert*|cobert*",
    open: "in the open|open-air|outside|outdoor*|uncovered|im freien|aussen*|außen*|en plein air|exterieur*|al aire libre|exterior|all'aperto|estern*|ao ar livre",
    terrace: "terrace|terrasse|terraza|terrazza|terraco",
    inside: "indoors|inside|drinnen|innen|a l'interieur|interior|all'interno|dentro",
  },
  span: {
    half: "half a day|half day|half-day|halber tag|halbtag*|halben tag|demi-journee*|medio dia|mezza giornata|meio dia",
    day: "whole day|full day|per day|(?<!half )a day|all day|ganzer tag|ganzen tag|pro tag|am tag|tagesmiete|par jour|journee entiere|por dia|dia completo|dia entero|al giorno|giornata intera|dia inteiro",
    hour: "per hour|an hour|hourly|pro stunde|stundlich|par heure|de l'heure|por hora|all'ora",
    week: "per week|a week|weekly|pro woche|wochentlich|par semaine|por semana|semanal*|a settimana|settimanal*",
    month: "per month|a month|monthly|pro monat|par mois|al mes|por mes|al mese",
  },
  member: {
    member: "members|club members|mitglieder*|membres|socios|soci|membri",
    resident:
      "hotel guests|house guests|residents|hausgaste*|hotelgaste*|clients de l'hotel|huespedes|ospiti dell'hotel|hospedes",
    visitor:
      "day visitors|day guests|visitors|non-residents|external*|tagesgaste*|externe*|visiteurs|visitantes|visitatori|non-members",
  },
  age: {
    adult: "adult|adults|grown-ups|erwachsene*|adulte|adultes|adulto|adultos|adulti",
    child: "child|children|kids|kinder*|kind|enfant|enfants|nino|ninos|bambin*|crianca*",
    infant: "infant|infants|babies|baby|babys|kleinkind*|bebe|bebes|neonat*",
  },
  season: {
    high: "high season|peak season|hauptsaison|hochsaison|haute saison|temporada alta|alta stagione|epoca alta",
    low: "low season|off-season|off season|shoulder season|nebensaison|basse saison|temporada baja|bassa stagione|epoca baixa",
    summer: "summer|sommer*|ete|verano|estate|verao",
    winter: "winter|hiver|invierno|inverno",
    week: "weekdays|week days|monday to friday|unter der woche|werktags|wochentags|montag bis freitag|en semaine|entre semana|nei giorni feriali|dias uteis",
    weekend: "weekend|weekends|wochenende*|week-end|fin de semana|fines de semana|fim de semana",
    holiday: "public holidays|holidays|feiertag*|jours feries|festivos|festivi|feriados",
  },
  hour: {
    night:
      "at night|night-time|night time|nachts|in der nacht|de nuit|la nuit|de noche|por la noche|di notte|notturn*|a noite|de noite",
    day: "during the day|daytime|by day|tagsuber|de jour|de dia|di giorno",
    evening: "in the evening|evenings|abends|am abend|le soir|por la tarde|la sera",
    morning:
      "in the morning|mornings|before noon|morgens|vormittags|le matin|por la manana|la mattina|de manha",
    afternoon: "in the afternoon|afternoons|after noon|nachmittags|l'apres-midi|nel pomeriggio|a tarde",
  },
  size: {
    small: "small|klein*|petit(?![- ]dej)|petits(?![- ]dej)|petite|petites|pequen*|piccol*",
    large: "large|big|gross*|groß*|grand|grands|grande|grandes|grandi",
    medium: "medium|medium-sized|mittelgross*|mittelgroß*|moyen*|median*|medi",
  },
  way: {
    one: "one way|one-way|single trip|einfache fahrt|einfach|einweg|aller simple|solo ida|ida|sola andata|so ida",
    both: "return|round trip|round-trip|both ways|hin und zuruck|hin- und ruckfahrt|aller-retour|ida y vuelta|andata e ritorno|ida e volta",
  },
  length: {
    longer:
      "(?:from|after|ab|nach) (?:the |der |dem )?(?:second|third|fourth|fifth|zweiten|dritten|vierten|funften) (?:night|nacht|day|tag)*|long stays|longer stays|langere aufenthalte|a partir de la (?:segunda|tercera|cuarta) noche|a partir de la (?:deuxieme|troisieme|quatrieme) nuit|dalla (?:seconda|terza|quarta) notte",
    first: "first night|erste nacht|ersten nacht|premiere nuit|primera noche|prima notte|primeira noite",
  },
  booking: {
    with: "with (?:a )?(?:booking|reservation)|if (?:you )?book(?:ed)?|booked (?:ahead|before|in advance)|online|mit (?:buchung|reservierung|voranmeldung)|avec reservation|con reserva|con prenotazione|com reserva",
    without:
      "without (?:a )?(?:booking|reservation)|on the day|on site|ohne (?:buchung|reservierung|voranmeldung)|vor ort|sans reservation|sin reserva|senza prenotazione|sem reserva",
  },
  basis: {
    person:
      "per person|per head|a head|each person|pro person|p. p.|par personne|por persona|a persona|por pessoa",
    room: "per room|a room|pro zimmer|par chambre|por habitacion|a camera|por quarto",
    couple: "per couple|for two|pro paar|par couple|por pareja|a coppia|por casal",
    piece:
      "per piece|per item|per shirt|each item|pro stuck|je stuck|par piece|por pieza|por prenda|al pezzo|a capo|por peca",
    bag: "per bag|a bag|per load|pro beutel|pro ladung|par sac|por bolsa|al sacco|por saco",
    stay: "per stay|per visit|pro aufenthalt|par sejour|por estancia|a soggiorno|por estadia|one-off|einmalig",
  },
};

const patternOf = (list: string): RegExp => {
  const alternatives = list.split("|").map((one) => one.replaceAll("*", "\\p{L}*").replaceAll(".", "\\."));
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join("|")})(?!\\p{L})`, "u");
};

export const conditionWords: [ConditionKind, [name: string, pattern: RegExp][]][] = Object.entries(words).map(
  ([kind, values]) => [
    kind as ConditionKind,
    Object.entries(values).map(([name, list]) => [name, patternOf(list)]),
  ],
);

/** "From 12 years", "3 to 11 years", "under 6". */
export const agePattern =
  /(?<!\p{L})(?:up to|under|below|over|from|bis zu|bis|unter|uber|ab|jusqu'a|moins de|plus de|des|hasta|menos de|mas de|desde|fino a|meno di|oltre|da|dai|ate)?\s*(?<![\d.,:])\d{1,2}(?:\s?(?:-|–|to|bis|a|and|und|et|y|e)\s?\d{1,2})?\s*(?:years?|yrs|jahren?|ans|anos|anni)(?!\p{L})|(?<!\p{L})(?:under|below|unter|over|uber|aged|age) \d{1,2}(?![\d.,:])/gu;

/** "Up to 10 kg", "over 10 kg". */
export const weightPattern =
  /(?<!\p{L})(?:up to|under|below|over|above|more than|from|bis zu|bis|unter|uber|ab|mehr als|jusqu'a|moins de|plus de|hasta|menos de|mas de|fino a|meno di|oltre|piu di|ate|acima de)?\s*(?<![\d.,:])\d{1,3}(?:\s?(?:-|–|to|bis|a)\s?\d{1,3})?\s*(?:kg|kilos?|kilograms?|kilogramm)(?!\p{L})/gu;

/** Words that leave one end of a range open. */
export const upTo =
  /up to|under|below|bis|unter|hochstens|jusqu'a|moins de|hasta|menos de|fino a|meno di|ate(?!\p{L})/u;
export const andMore =
  /from|over|above|more|ab(?!\p{L})|uber|mehr|plus|mas(?!\p{L})|piu|oltre|a partir de|a partire da|acima de|older/u;

/** "Up to 3", "4 to 7", "from 4 people", "for 2 persons". */
export const groupPattern =
  /(?<!\p{L})(?:for|fur|pour|para|per)?\s*(?:up to|bis zu|hochstens|jusqu'a|hasta|fino a|ate|from|ab|a partir de|a partire da|more than|mehr als|plus de)?\s*(?<![\d.,:])\d{1,2}(?:\s?(?:-|–|to|bis|a|and|und|et|y|e|ou|or|oder)\s?\d{1,2})?\s*(?:or more |oder mehr |ou plus |o mas |o piu )?(?:people|persons?|pers|pax|passengers?|guests|adults|personen|gaste|personnes|personas|pasajeros|persone|passeggeri|pessoas)(?!\p{L})|(?<!\p{L})(?:for|fur|pour|para|per) (?:up to|bis zu|jusqu'a|hasta|fino a|ate)?\s*\d{1,2}(?:\s?(?:-|–|to|bis|a)\s?\d{1,2})?(?![\d.,:]|\s?(?:[€$£]|\p{L}))/gu;

/** Words before what narrows a sentence, and the words behind them: "for members", "with a view", "only if it rains". */
export const narrowing =
  /(?<!\p{L})(?:for|with|without|if|unless|when|except|only|during|fur|mit|ohne|wenn|falls|ausser|nur|wahrend|bei|pour|avec|sans|si|sauf|seulement|uniquement|pendant|para|con|sin|excepto|salvo|solo|solamente|durante|per|senza|se|tranne|eccetto|com|sem|exceto|apenas|quando|cuando|quand)\s+(?<what>(?:[\p{L}'’-]+\s*){1,4})/gu;

/** Who is meant anyway. */
export const meansEveryone =
  /^(?:guests?|everyone|everybody|anyone|all|our|your|you|each|every|gaste|alle|unsere|ihre|jede\p{L}*|clients?|tous|toutes|nos|vos|huespedes|todos|todas|nuestros|ospiti|tutti|nostri|hospedes|the|der|die|das|den|les|los|las|gli|night|nacht|nuit|noche|notte|noite|stay)$/u;
