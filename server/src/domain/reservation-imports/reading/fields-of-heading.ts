import type { ImportField } from "@bellhop/contract/reservation-imports";
import { fold } from "./fold.ts";
import { moreHeadings } from "./more-headings.ts";

/**
 * Headings of hotel systems and channels in English, German, French, Spanish, Italian, Portuguese and Dutch, folded.
 * The likeliest come first: of two columns that fit a field, the one that is earlier here is taken.
 */
const headings: Record<Exclude<ImportField, "cancelled">, string> = {
  reservation_number: `reservation number|reservation no|reservation nr|reservation #|booking number|booking no|booking nr|book number|
    booking #|confirmation code|confirmation number|confirmation no|confirmation #|itinerary number|itinerary #|itinerary|
    booking reference|booking ref|reservation reference|reference number|reservation code|booking code|res no|res nr|res #|resno|
    reservierungsnummer|reservierungsnr|reservierungs nr|reservierung nr|buchungsnummer|buchungsnr|buchungs nr|buchung nr|
    buchungscode|bestatigungsnummer|bestatigungscode|numero de reservation|n de reservation|no de reservation|no reservation|
    n reservation|numero reservation|code de confirmation|numero de confirmation|numero de reserva|n de reserva|no de reserva|
    n reserva|num reserva|codigo de reserva|codigo de confirmacion|localizador|numero di prenotazione|numero prenotazione|
    n prenotazione|nr prenotazione|codice prenotazione|codice di prenotazione|codice di conferma|codigo de confirmacao|
    reserva n|no reserva|no prenotazione|reserveringsnummer|boekingsnummer|boekingsnr|reserveringscode|boekingscode|bevestigingscode|bevestigingsnummer|
    reservation id|booking id|reservierungs id|buchungs id|id reserva|id prenotazione|id reservation|reservationid|bookingid|
    reservation|booking|buchung|reservierung|reserva|prenotazione|reservering|boeking|confirmation|reference|referenz|number|nummer`,
  external_id: `external id|externalid|external reference|external ref|channel reference|channel id|channel booking id|ota reference|
    ota id|channel manager id|pms id|third party id|externe id|externe nummer|externe referenz|reference externe|id externe|
    referencia externa|id externo|id esterno|riferimento esterno|uid|uuid|guid|unique id`,
  guest_name: `guest name|guest name s|guest names|name of guest|guest|guests name|main guest|primary guest|lead guest|guest full name|full name|
    traveler name|traveller name|traveler|customer name|customer|client name|gastname|name des gastes|name gast|gast|gaste|hauptgast|
    gast e|name der gaste|kunde|nom du client|nom client|nom du voyageur|nom de l hote|nom et prenom|nom prenom|client|voyageur|
    nombre del huesped|nombre huesped|nombre del cliente|nombre cliente|nombre y apellidos|nombre completo|huesped|cliente|
    nome dell ospite|nome ospite|nome del cliente|nome cliente|nominativo|ospite|nome e cognome|nome do hospede|nome hospede|
    nome do cliente|nome completo|hospede|naam gast|naam van de gast|gastnaam|volledige naam|booked by|booker name|booker|
    gebucht von|reserve par|reservado por|prenotato da|geboekt door|name|naam|vollstandiger name`,
  first_name: `first name|firstname|given name|guest first name|forename|first name guest|vorname|vorname gast|prenom|prenom du client|
    nombre|nombre de pila|nome|primeiro nome|voornaam|christian name`,
  last_name: `last name|lastname|surname|family name|guest last name|guest surname|last name guest|nachname|familienname|zuname|nachname gast|
    nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|achternaam|familienaam`,
  phone: `phone|phone number|phone no|mobile phone|mobile|mobile number|cell|cell phone|cellphone|telephone|telephone number|tel|tel no|
    guest phone|guest phone number|contact number|contact phone|contact|whatsapp|booker phone|telefon|telefonnummer|handy|
    handynummer|mobil|mobilnummer|mobiltelefon|telefon gast|telefono|telefono movil|movil|numero de telefono|celular|cellulare|
    numero di telefono|telefono cellulare|telefone|telemovel|numero de telefone|numero de telephone|portable|mobile du client|
    telefoonnummer|telefoon|mobiel|mobiele telefoon|gsm`,
  email: `email|e mail|email address|e mail address|guest email|guest e mail|mail|booker email|e mail adresse|emailadresse|mailadresse|
    adresse e mail|adresse email|adresse mail|courriel|correo electronico|correo|email del huesped|indirizzo email|indirizzo e mail|
    posta elettronica|endereco de email|e mailadres|emailadres`,
  language: `language|guest language|preferred language|booker language|lang|locale|sprache|gastsprache|korrespondenzsprache|langue|langue du client|
    idioma|idioma del huesped|lingua|lingua ospite|taal`,
  checkin: `check in|checkin|check in date|checkin date|arrival|arrival date|date of arrival|arrive|arriving|arr date|arr|start date|stay start|
    from|from date|date from|stay from|begin|start|date in|in date|anreise|anreisedatum|anreisetag|ankunft|ankunftsdatum|von|
    anreise am|beginn|arrivee|date d arrivee|date arrivee|debut|date de debut|du|llegada|fecha de llegada|fecha llegada|entrada|
    fecha de entrada|fecha entrada|fecha inicio|desde|arrivo|data di arrivo|data arrivo|data inizio|dal|data check in|chegada|
    data de chegada|data chegada|data de entrada|data entrada|inicio|aankomst|aankomstdatum|datum aankomst|van|incheckdatum|
    inchecken|date check in|fecha check in|fecha de check in|data de check in|datum check in|check in datum|datum anreise`,
  checkout: `check out|checkout|check out date|checkout date|departure|departure date|date of departure|depart|departing|dep date|dep|end date|
    stay end|to|to date|date to|until|stay to|end|date out|out date|abreise|abreisedatum|abreisetag|bis|abreise am|ende|depart|
    date de depart|date depart|fin|date de fin|au|salida|fecha de salida|fecha salida|fecha fin|hasta|partenza|data di partenza|
    data partenza|data fine|al|data check out|partida|data de partida|saida|data de saida|data saida|fim|vertrek|vertrekdatum|
    datum vertrek|tot|uitcheckdatum|uitchecken|date check out|fecha check out|fecha de check out|data de check out|
    datum check out|check out datum|datum abreise`,
  nights: `nights|# of nights|no of nights|number of nights|# nights|night|los|length of stay|duration|duration nights|room nights|nachte|
    anzahl nachte|ubernachtungen|anzahl ubernachtungen|aufenthaltsdauer|nuits|nombre de nuits|nb nuits|nb de nuits|nuitees|
    noches|numero de noches|n noches|n de noches|notti|numero notti|numero di notti|n notti|noites|numero de noites|n de noites|
    nachten|aantal nachten`,
  arrival_time: `arrival time|eta|estimated arrival time|estimated time of arrival|expected arrival time|time of arrival|check in time|
    estimated arrival|ankunftszeit|anreisezeit|uhrzeit anreise|heure d arrivee|heure arrivee|heure d arrivee prevue|hora de llegada|
    hora llegada|hora prevista de llegada|ora di arrivo|orario di arrivo|orario arrivo|ora arrivo|hora de chegada|hora chegada|
    aankomsttijd|verwachte aankomsttijd`,
  status: `status|reservation status|booking status|res status|state|stay status|buchungsstatus|reservierungsstatus|zustand|statut|
    statut de la reservation|etat|estado|estado de la reserva|stato|stato prenotazione|stato della prenotazione|situacao|
    status da reserva|estado da reserva|reserveringsstatus|boekingsstatus`,
  room: `room|room number|space number|room no|room nr|room #|room name|room id|unit|unit name|unit number|assigned room|listing|space|zimmer|
    zimmernummer|zimmernr|zimmer nr|zimmername|einheit|chambre|numero de chambre|n chambre|no chambre|nom de la chambre|habitacion|
    numero de habitacion|n habitacion|num habitacion|camera|numero camera|n camera|nr camera|stanza|quarto|numero do quarto|
    n quarto|n do quarto|kamer|kamernummer|kamernr|apartment|apartamento|appartement|appartamento`,
  room_type: `room type|roomtype|space category|type of room|room category|category|unit type|accommodation type|room type name|room class|rate room type|
    zimmertyp|zimmerkategorie|zimmerart|kategorie|type de chambre|categorie de chambre|categorie|tipo de habitacion|
    tipo habitacion|categoria|tipo camera|tipologia camera|tipo di camera|tipo de quarto|kamertype|kamercategorie|
    type d hebergement|unterkunftstyp|tipo de alojamiento|tipo unita|room|
    zimmer|chambre|habitacion|camera|quarto|kamer`,
  adults: `adults|# of adults|no of adults|number of adults|adult|adt|adults count|erwachsene|anzahl erwachsene|erw|adultes|nombre d adultes|
    nb adultes|adultos|numero de adultos|n adultos|adulti|numero adulti|n adulti|volwassenen|aantal volwassenen|persons|people|
    number of guests|# of guests|no of guests|guest count|guests count|number of persons|pax|occupancy|personen|anzahl personen|
    anzahl gaste|personnes|nombre de personnes|nombre de voyageurs|personas|numero de personas|persone|numero persone|
    numero ospiti|pessoas|numero de pessoas|numero de hospedes|aantal personen|aantal gasten|guests`,
  children: `children|# of children|no of children|number of children|child|chd|kids|children count|kinder|anzahl kinder|enfants|
    nombre d enfants|nb enfants|ninos|numero de ninos|menores|bambini|numero bambini|criancas|numero de criancas|kinderen|
    aantal kinderen`,
};

const places = new Map<string, { field: ImportField; rank: number }[]>();
for (const [field, words] of Object.entries({ ...headings, cancelled: "" }) as [ImportField, string][])
  for (const [rank, heading] of `${words}|${moreHeadings[field]}`.split("|").entries()) {
    const folded = fold(heading);
    const known = places.get(folded) ?? [];
    if (!known.some((one) => one.field === field)) places.set(folded, [...known, { field, rank }]);
  }

const byWords = new Map<string, { field: ImportField; rank: number }[]>();
const inOneOrder = (folded: string) => folded.split(" ").toSorted().join(" ");
for (const [folded, found] of places) byWords.set(inOneOrder(folded), found);

/** Some headings have an explanation in brackets. */
const maxCharacters = 200;

/** Words beside the one that decides, in headings of dates. */
const besideDates = new Set(
  "date datum data fecha dato tarih tarihi day tag dag jour dia giorno dzien local planned expected scheduled actual guest gast stay booking reservation the of de del della d di da do du am on le il el la den".split(
    " ",
  ),
);
/** Whole headings come before these. */
const fallbackRank = 1_000;

/** "Guest arrival date (local)" is an arrival date, as "arrival" is. */
function dateOfHeading(folded: string): { field: ImportField; rank: number }[] {
  const rest = folded
    .split(" ")
    .filter((word) => !besideDates.has(word))
    .join(" ");
  if (rest === folded || rest === "") return [];
  const found = places.get(rest) ?? [];
  return found
    .filter(({ field }) => field === "checkin" || field === "checkout")
    .map(({ field, rank }) => ({ field, rank: fallbackRank + rank }));
}

/** What a column with this heading may be, each with a rank: lower is likelier. */
export function fieldsOfHeading(heading: string): { field: ImportField; rank: number }[] {
  if (heading.length > maxCharacters) return [];
  const folded = fold(heading.replace(/([a-z])([A-Z])/g, "$1 $2")).replace("cancelation", "cancellation");
  const spellings = [
    folded,
    fold(heading),
    // "Check-in (dd/mm/yyyy)", "Guest name *"
    fold(heading.replace(/[([].*$/, "")),
    folded.replaceAll("#", "").trim(),
    // "Duration (nights)"
    fold(heading.replace(/[([)\]]/g, " ")),
  ];
  for (const spelling of spellings) {
    const known = spelling === "" ? undefined : places.get(spelling);
    if (known) return known;
  }
  // "client_nom"
  return byWords.get(inOneOrder(folded)) ?? dateOfHeading(folded);
}
