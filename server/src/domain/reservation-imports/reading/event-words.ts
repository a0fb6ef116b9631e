import { foldedLetters } from "@bellhop/contract/folded-letters";
import { fold } from "./fold.ts";

/** A pattern of words as `fold` leaves them: lower case, without accents and punctuation. */
const pattern = (form: string) => new RegExp(foldedLetters(form), "u");
const whole = (...forms: string[]) => pattern(`^(?:${forms.join("|")})$`);

const channelNames = [
  "air ?bnb|booking(?: com)?|bookingcom|vrbo|home ?away(?: com)?|abritel|fewo direkt|stayz|bookabach|owners direct",
  "expedia|hotels com|agoda|trip com|ctrip|tripadvisor|flip ?key|holiday ?lettings|hostelworld|hrs|hotelbeds",
  "holidu|home ?to ?go|traum ferienwohnungen|casamundo|e domizil|atraveo|interhome|novasol|belvilla|awaze|dancenter",
  "gites de france|le ?boncoin|clevacances|amivac|rentalia|niumba|spotahome|misterb b|mister b and b|plum guide",
  "google(?: calendar)?|smoobu|lodgify|guesty|hostaway|hospitable|smartbnb|owner ?rez|beds ?24|avantio|icnea|avaibook",
  "rentals ?united|uplisting|tokeet|igms|hostify|cloudbeds|little hotelier|siteminder|mews|apaleo|octorate|krossbooking",
  "kross booking|5stelle|vik ?booking|motopress|hostfully|escapia|streamline|track|logify|superhote|elloha|amenitiz",
  "direct|website|web ?site|webseite|site web|sito(?: web)?|sitio web|external|extern|ical|icalendar|calendar|manual|manuell|ota|channel manager",
];
const channel = `(?:${channelNames.join("|")})`;

const reservedWords = [
  "reserved|reservation|reservations|booked|booking|bookings|rental|rented|occupied|confirmed|tentative|guest stay|new booking|new reservation",
  "reserviert|reservierung|gebucht|buchung|belegt|vermietet|bestatigt|neue buchung",
  "reserve|reservee|reservation confirmee|occupe|occupee|loue|louee|confirme|confirmee",
  "reservado|reservada|reserva|ocupado|ocupada|alquilado|confirmado|confirmada|reserva confirmada|alugado|alugada",
  "prenotato|prenotata|prenotazione|riservato|riservata|occupato|occupata|confermato|confermata|affittato",
  "gereserveerd|reservering|geboekt|boeking|bezet|verhuurd|bevestigd",
  "zarezerwowane|zarezerwowany|rezerwacja|zajete|zajety|rezervovano|rezervace|obsazeno|rezervirano|rezervacija|zauzeto|zasedeno",
  "rezervat|rezervata|rezervare|ocupat|foglalt|foglalas|varattu|varaus|bokad|bokat|bokning|bokat|booket|reservert|reserveret|optaget|upptagen|upptaget",
  "rezervasyon|rezerve|dolu|κρατηση|κρατημενο|бронь|бронирование|забронировано|занято|зарезервировано|заброньовано",
  "予約|予約済み|予約済|预订|已预订|预定|預訂|已預訂|예약|예약됨|محجوز|حجز|הזמנה|תפוס|מוזמן",
];
const reservedWord = `(?:${reservedWords.join("|")})`;

const blockedWords = [
  "not available|not avail|unavailable|n a|na|closed|closed period|closed out|blocked|block|blocked off|block off|blocked out|block out|black ?out|blocked dates?|stop ?sell",
  "out of order|out of service|ooo|oos|on hold|hold|busy|free busy|off market|no vacancy|do not book|no check ?ins?|no check ?outs?|no arrivals?|no departures?",
  "gesperrt|blockiert|sperrung|sperrzeit|sperre|nicht verfugbar|nicht buchbar|geschlossen|geblockt|blockzeit|blockierung|betriebsferien|betriebsruhe|ruhetag|hausmeister",
  "indisponible|non disponible|bloque|bloquee|ferme|fermee|fermeture|dates bloquees|pas disponible|blocage",
  "no disponible|bloqueado|bloqueada|bloqueo|cerrado|cerrada|cierre|fechas bloqueadas",
  "non disponibile|indisponibile|bloccato|bloccata|blocco|chiuso|chiusa|chiusura|non prenotabile|date bloccate",
  "indisponivel|nao disponivel|bloqueado pel[oa] .*|bloqueio|fechado|fechada|datas bloqueadas",
  "niet beschikbaar|geblokkeerd|gesloten|blokkering|onbeschikbaar",
  "niedostepne|niedostepny|zablokowane|zablokowany|zamkniete|blokada|nedostupne|blokovano|zablokovano|nedostupno|blokirano|zatvoreno|ni na voljo|zasedeno lastnik",
  "indisponibil|blocat|nem elerheto|zarolva|ei saatavilla|suljettu|ej tillganglig|inte tillganglig|blockerad|sparrad|sparrat|stangt|sparret|ikke tilgængelig|ikke tilgjengelig|ikke tilgaengelig|blokeret|blokkert|stengt|lukket",
  "musait degil|bloke|kapali|uygun degil|μη διαθεσιμο|κλειστο|недоступно|заблокировано|закрыто|недоступний|заблоковано",
  "予約不可|.*予約不可|.*已屏蔽|ブロック|空室なし|利用不可|休業|不可用|不可预订|已关闭|已封锁|封锁|关闭|不可訂|차단됨|예약 불가|예약불가|غير متاح|مغلق|محظور|לא זמין|חסום|סגור",
];
const blockedWord = `(?:${blockedWords.join("|")})`;

/** Reasons that stand alone as well: they close nights and are no guest. */
const reasons = [
  "(?:guest )?preparation(?: times?)?|prep(?: time| days?)?|turn ?over(?: days?)?|turnaround|change ?over(?: days?)?|buffer(?: days?| time| nights?)?|gap(?: nights?| days?)?|orphan (?:nights?|days?)",
  "(?:min(?:imum)?|max(?:imum)?) ?(?:nights?|stays?|los|length of stay|notice|lead time)(?: .*)?|advance notice|booking window|lead time|availability window|past dates?|outside (?:of )?booking window",
  "house ?keeping|clean(?:ing|s|er|ers)?|deep clean(?:ing)?|laundry|linen(?: .*)?|maintenance(?: .*)?|repairs?(?: .*)?|renovations?(?: .*)?|inspection|painting|works?|plumb(?:er|ing)|handyman|pest control(?: .*)?|season(?:al)? clos(?:ed|ing|ure)",
  "owner(?: s| is)? ?(?:stay(?:s|ing)?|block(?:ed|s)?|use|hold|occupied|reservation|booking|reserved|visit|vacation|holidays?|time|week|weekend|arrival|in residence)?|(?:personal|private|own|family) (?:use|stay|time|block|vacation|holidays?|visit)|(?:our|my) (?:stay|vacation|holidays?)",
  "(?:reserved|booked|blocked|held) (?:for|by) (?:the )?(?:owners?|host|house|us|family|staff)(?: .*)?|prepar(?:ing|e) .*|family reunion|staff (?:use|stay|only)|house ?sitter|photo ?shoot(?:ing)?|closed for .*|seasonal(?:ly)? closed|off season",
  "(?:belegt|reserviert|gesperrt|gebucht) (?:durch|von|vom|fur) (?:den )?(?:eigentumer|vermieter|gastgeber|besitzer|familie)|rustzeit|umrustung|vorbereitungszeit|vorbereitung|pufferzeit|puffer(?:tage?)?|wechseltag|reinigung(?: .*)?|endreinigung(?: .*)?|zwischenreinigung|putzen(?: .*)?|putzfrau|wartung(?: .*)?|renovierung(?: .*)?|reparatur(?: .*)?|instandhaltung|eigen(?:nutzung|bedarf|belegung|buchung)|eigentumer(?: ?(?:nutzung|belegung|aufenthalt))?|privat(?: ?nutzung)?|selbst ?nutzung|familie(?:nbesuch)?|mindest(?:aufenthalt|nachte)(?: .*)?|handwerker|umbau",
  "temps de (?:preparation|battement|rotation|pause)|battement|(?:reserve|occupe|bloque) (?:par|pour) (?:le |la )?(?:proprietaire|famille|hote)|delai de preparation|preparation|menage(?: .*)?|nettoyage(?: .*)?|travaux(?: .*)?|entretien(?: .*)?|maintenance|usage (?:personnel|prive|proprietaire)|sejour proprietaire|proprietaire(?: .*)?|prive|(?:sejour|nuits?) minimums?|jour de rotation|vacances(?: famille)?",
  "tiempo (?:de preparacion|entre (?:reservas|huespedes|estancias))|(?:reservado|ocupado) (?:por|para) (?:el |la )?(?:propietario|dueno|familia)|preparacion|limpieza(?: .*)?|mantenimiento(?: .*)?|reparacion(?:es)?|obras|uso (?:personal|propio|propietario|del propietario)|propietario(?: .*)?|estancia (?:minima|propietario|del propietario)|reformas?",
  "tempo (?:di preparazione|tra (?:le )?prenotazioni)|(?:riservato|occupato) (?:dal|al|per il) proprietario|preparazione|pulizi[ae](?: .*)?|manutenzione(?: .*)?|lavori(?: .*)?|uso (?:personale|proprietario|privato|proprio)|proprietario(?: .*)?|soggiorno (?:minimo|proprietario)|ristrutturazione|cambio",
  "tempo de preparacao|preparacao|limpeza(?: .*)?|manutencao(?: .*)?|obras|uso (?:pessoal|proprio|do proprietario)|proprietario(?: .*)?|estadia minima",
  "voorbereidingstijd|voorbereiding|schoonmaak(?: .*)?|schoonmaken|onderhoud(?: .*)?|wisseldag|eigen gebruik|eigenaar(?: .*)?|prive(?: ?gebruik)?|minimum ?verblijf|verbouwing",
  "(?:varattu )?omistajalle|(?:zarezerwowane|zajete) (?:przez|dla) wlasciciela|czas (?:na )?przygotowania?|sprzatanie(?: .*)?|pobyt wlasciciela|wlasciciel|remont|uklid(?: .*)?|priprava|udrzba|vlastnik|majitel|ciscenje|odrzavanje|vlasnik|takaritas|karbantartas|tulajdonos|stadning(?: .*)?|stad|rengoring|rengjoring|siivous|agare|ejer|eier|egen bruk|eget bruk|omistaja|hazirlik suresi|temizlik|bakim|ev sahibi",
  "время подготовки|подготовка|уборка(?: .*)?|ремонт|владелец|προετοιμασια|καθαρισμος|συντηρηση|ιδιοκτητης|準備時間|清掃|メンテナンス|オーナー.*|准备时间|清洁|清潔|维修|自用|房东自用|준비 시간|청소|청소 시간|점검|وقت التحضير|تنظيف|صيانة|זמן הכנה|ניקיון|תחזוקה",
];
const reason = `(?:${reasons.join("|")})`;

const by =
  "(?:by|for|due to|because of|from|via|on|at|in|until|till|per|durch|von|vom|wegen|fur|bis|par|pour|de|du|da|dal|por|para|door|voor|przez|av|af|au|pelo|pela|dal|dalla|majitelem|vlastnikem|wlasciciela|omistajalle|omistajan)";
/** Limited: words that fit several ways make hostile titles slow. */
const more = `(?: (?:${by} .*|dates?|manual(?:ly)?|owner|time|days?|nights?|minimum .*|imported .*|synced .*|${channel}|${reason}|${blockedWord}|(?:the )?(?:room|unit|listing|property|apartment|house)|\\d+)){0,6}`;

const closedForm = whole(
  `(?:${channel} )?${blockedWord}${more}`,
  `${channel} blocked? .*`,
  `(?:dates? |nights? |period |auto(?:matic(?:ally)?)? |manual(?:ly)? |system |calendar |host |owner |external |linked |imported |other |room |unit |listing |parent |child ){1,6}${blockedWord}(?: .*)?`,
  `imported (?:calendar|event|block|availability)(?: .*)?`,
);
const reasonForm = whole(`(?:${channel} )?${reason}${more}`);

const reservedForm = whole(
  `(?:${channel} )?(?:${reservedWord} ?){1,6}(?:(?:on|via|from|by|through|bei|uber|par|via|sur|su|da|de|en|op|em|no|na|pelo) )?(?:${channel})?(?: (?:guest|guests|gast|hote|ospite|huesped|hospede))?(?: (?:(?:no|nr|number|id|nummer|numero|code) )?#?\\d\\w*)?`,
  `(?:direct|private|website|manual|external|online|phone|walk in|new|hotel|room|apartment|villa|holiday|vacation) (?:${reservedWord} ?){1,6}`,
);
const channelForm = whole(`(?:${channel} ?)+`);
const nobodyForm = whole(
  `(?:${channel} )?(?:inquiry|enquiry|anfrage|demande|solicitud|richiesta|aanvraag)`,
  "guests?|gast|gaste|voyageurs?|hotes?|clients?|clientes?|ospit[ei]|huesped(?:es)?|hospedes?|gasten|goscie?|host|customer|tenants?|anonymous|unknown|private|privat|none|null|no name|name hidden|hidden|n a|tbd|test|event|untitled|no title|ohne titel|sans titre",
  "\\d+ (?:guests?|adults?|people|persons?|nights?|children|kids|infants?|pets?|gaste|personen|nachte|voyageurs|nuits|personnes|adultes|ospiti|notti|persone|noches|personas|adultos|gasten|nachten)(?: .*)?",
  "(?:guests?|adults?|people|nights?|children|pax|total|gaste|nachte|personen) \\d+(?: .*)?",
);
/** Plans of other kinds: what happens in the sky, at the house or on a holiday. */
const taskForm = whole(
  "(?:.* )?(?:sunrise|sunset|solar noon|moonrise|moonset|full moon|new moon|(?:first|last) quarter|solstice|equinox|sonnenaufgang|sonnenuntergang|vollmond|neumond|lever du soleil|zonsopgang|zonsondergang|wschod slonca|zachod slonca|zapad slunce|vychod slunce|coucher du soleil|alba|tramonto|amanecer|atardecer|(?:civil|nautical|astronomical) (?:dawn|dusk|twilight)|dawn|dusk)(?: .*)?",
  "(?:.* )?(?:clean|cleaning|cleaners?|clean up|housekeeping|turnover|reinigung|endreinigung|putzen|menage|nettoyage|limpieza|limpeza|pulizie|pulizia|schoonmaak|sprzatanie|uklid|stadning|laundry|waschetausch|inspection)(?: (?:after|before|for|at|of|nach|vor|fur|apres|avant|despues|dopo|na|voor|required|needed|day|due|team|\\d).*)?",
  "(?:check ?(?:in|out)|arrival|departure|anreise|abreise|arrivee|depart|llegada|salida|arrivo|partenza|chegada|saida)(?: .*)?",
  "(?:trash|garbage|rubbish|recycling|bin|mull(?:abfuhr|abholung)?|restmull|papiermull|bio|gelber sack|gelbe tonne|poubelles?|basura|rifiuti)(?: (?:day|collection|pick ?up|abfuhr|tonne|out|in|reminder).*)?",
  "(?:staff )?meeting(?: .*)?|appointment(?: .*)?|reminder(?: .*)?|call .*|pay(?:ment)? .*|invoice .*|birthday(?: .*)?|.* birthday|geburtstag(?: .*)?|anniversary(?: .*)?",
  "new year s? ?(?:day|eve)|christmas(?: day| eve)?|boxing day|good friday|easter(?: sunday| monday)?|thanksgiving(?: day)?|labou?r day|memorial day|independence day|(?:public|bank|school) holidays?|neujahr|karfreitag|ostermontag|ostersonntag|pfingstmontag|(?:erster|zweiter|1|2) weihnachts(?:feier)?tag|heiligabend|silvester|feiertag|schulferien|.*ferien",
);

/** A part of a house, or a house: "Apt 3", "Seaside Cottage". */
const placeForm = whole(
  "(?:apartment|apt|flat|room|rooms|unit|villa|house|home|cottage|cabin|studio|suite|loft|chalet|bungalow|condo|property|listing|zimmer|wohnung|ferienwohnung|fewo|haus|apartement|chambre|appartement|maison|gite|logement|habitacion|piso|apartamento|camera|appartamento|alloggio|stanza|quarto|kamer|huis|pokoj|dom)(?: .*)?",
  ".* (?:apartment|apt|flat|room|unit|home|house|hotel|hostel|lodge|inn|resort|guesthouse|villa|cottage|cabin|studio|suite|loft|chalet|bungalow|condo|ferienwohnung|fewo|wohnung|appartement|gite|appartamento|apartamento)(?: \\d+)?",
  "(?:no|nr|n|#) ?\\d+\\w?",
);

/** `closed` is sure to be a block; a `reason` or a `task` may also be a remark about a booking. */
export type EventWords =
  | "closed"
  | "reason"
  | "task"
  | "reserved"
  | "channel"
  | "nobody"
  | "code"
  | "place"
  | "other";

const maxCharacters = 200;

/** What a part of an event's title says, if it says something that systems write. */
export function readWords(text: string): EventWords {
  const words = foldTitle(text);
  if (words === "" || /^[#\d ]+$/.test(words)) return "code";
  if (channelForm.test(words)) return "channel";
  if (reservedForm.test(words)) return "reserved";
  if (closedForm.test(words)) return "closed";
  if (reasonForm.test(words)) return "reason";
  if (taskForm.test(words)) return "task";
  if (nobodyForm.test(words)) return "nobody";
  if (placeForm.test(words)) return "place";
  return "other";
}

const foldTitle = (text: string) =>
  fold(
    text
      .slice(0, maxCharacters)
      .replace(/&/g, " and ")
      .replace(/['’]s\b/g, " s"),
  );

const reservedBefore = pattern(
  `^(?:(?:${channel} )?(?:(?:new|confirmed|direct|private) )?${reservedWord}(?: (?:by|for|von|fur|par|pour|de|por|para|da|per|door|voor|du|di|przez|od|av|af))?|guest|gast|voyageur|client|ospite|huesped|hospede|name|${channel}) `,
);

const reservedAfter = pattern(` ${reservedWord}$`);

/** How many words at the end only say that it is a reservation: "Jane Doe Booking". */
export function countReservedWordsAfter(text: string): number {
  const found = reservedAfter.exec(foldTitle(text))?.[0].trim();
  return found ? found.split(" ").length : 0;
}

/** How many words at the beginning only say that it is a reservation: "Reserved by", "Booking". */
export function countReservedWords(text: string): number {
  const words = foldTitle(text);
  const found = reservedBefore.exec(words)?.[0].trim();
  return found ? found.split(" ").length : 0;
}
