import { cleanName } from "@bellhop/contract/values";
import { readPhone } from "../../../platform/read-phone.ts";
import { phoneProblem } from "./csv-rows.ts";
import { readWords } from "./event-words.ts";
import { rowProblem } from "./finish-row.ts";
import { fold } from "./fold.ts";
import { readCount, readEmail } from "./read-values.ts";
import type { ReadingContext, SourceRow } from "./source-row.ts";

const guestLabel =
  "(?:main |primary |lead )?guest(?:'s)?(?: full)?(?: name)?|guest \\(s\\)|booked by|reserved by|name of (?:the )?guest|customer(?: name)?|renter|traveler|traveller|gast(?:name)?|name des gastes|hauptgast|gebucht von|mieter|voyageur|nom du (?:voyageur|client|locataire)|client|locataire|r[ée]serv[ée] par|hu[ée]sped|nombre del hu[ée]sped|cliente|reservado por|ospite|nome (?:dell.)?ospite|prenotato da|nome do h[óo]spede|h[óo]spede|naam (?:van de )?gast|gastnaam|geboekt door|go[śs][ćc]|host|jm[ée]no hosta|namn|g[äa]st|g[æa]st|гость|имя гостя|お名前|氏名|宿泊者名?|代表者名?|ゲスト|客人|住客|투숙객|예약자|misafir|vend[ée]g|oaspete|πελ[άα]της";
const plainNameLabel =
  "(?:full )?name|nom(?: complet)?|nombre(?: completo)?|nome(?: completo)?|naam|vollst[äa]ndiger name|imi[ęe] i nazwisko|имя|фио|姓名|이름|ad soyad|jm[ée]no|navn";
const firstNameLabel = "first ?name|vorname|pr[ée]nom|nombre de pila|voornaam|given name|imi[ęe]";
const lastNameLabel =
  "last ?name|surname|family name|nachname|nom de famille|apellidos?|cognome|apelido|sobrenome|achternaam|nazwisko";
const phoneLabel =
  "(?:guest |guest's |contact |customer |main |cell |mobile )?(?:phone|tel(?:ephone)?|mobile|cell|contact|whats ?app|handy)(?: ?(?:no\\.?|number|nr\\.?|phone))?|telefon(?:nummer)?|mobil(?:nummer|telefon)?|handynummer|rufnummer|t[ée]l[ée]phone|t[ée]l\\.?|portable|tel[ée]fono|m[óo]vil|celular|cellulare|telefone|telem[óo]vel|telefoon(?:nummer)?|mobiel|komórka|numer telefonu|電話(?:番号)?|电话|手机|телефон|тел\\.?|전화(?:번호)?|휴대폰|puhelin|τηλ[έε]φωνο";
const emailLabel =
  "(?:guest |guest's |contact |customer )?(?:e-?mail(?:s|[- ]?adress(?:e)?| address)?|mail|courriel|adresse (?:e-?)?mail|correo(?: electr[óo]nico)?|posta elettronica|メール)";
const countLabel =
  "guests?|adults?|no\\.? of guests|number of (?:guests|adults|people|persons)|persons?|people|pax|anzahl (?:g[äa]ste|personen)|g[äa]ste|personen|erwachsene|voyageurs|personnes|nombre de (?:voyageurs|personnes)|adultes|hu[ée]spedes|personas|adultos|ospiti|persone|adulti|h[óo]spedes|gasten|volwassenen";

const line = (label: string) => new RegExp(`^[\\s*•·-]*(?:${label})\\s*[:：=]\\s*(.+)$`, "imu");
const labels = {
  guest: line(guestLabel),
  name: line(plainNameLabel),
  first: line(firstNameLabel),
  last: line(lastNameLabel),
  phone: line(phoneLabel),
  email: line(emailLabel),
  count: line(countLabel),
};
/** "Reserved by Jane Doe", without a colon. */
const reservedBy =
  /^\s*(?:reserved|booked|reservation|booking|reservierung|gebucht|r[ée]serv[ée]|reservado|prenotato)\s+(?:by|von|par|por|da)\s+([^\n:]+)$/imu;

type Contacts = Pick<SourceRow["parsed"], "phone" | "email" | "adults"> & {
  /** Labelled as the guest's, so that it is sure. */
  guest: string;
  /** Labelled as a name only. */
  name: string;
  problems: SourceRow["problems"];
};

/** Reads an event's description by its labels. */
export function readDescription(text: string, { country }: ReadingContext): Contacts {
  const lines = withoutMarkup(text);
  const labelled = (label: RegExp) => label.exec(lines)?.[1]?.trim() ?? "";
  const typed = labelled(labels.phone) || (/^\s*(\+\d[\d\s().-]{7,20})$/m.exec(lines)?.[1] ?? "");
  const mailed = labelled(labels.email) || (/^\s*(\S+@\S+)\s*$/m.exec(lines)?.[1] ?? "");
  // "Phone Number (Last 4 Digits): 1234" is no phone.
  const isWhole = typed.replace(/\D/g, "").length >= 7;
  const phone = isWhole ? (readPhone(typed, country) ?? null) : null;
  const [first, last, plain] = [labels.first, labels.last, labels.name].map(labelled) as [
    string,
    string,
    string,
  ];
  return {
    guest: nameIn(labelled(labels.guest)) || nameIn(reservedBy.exec(lines)?.[1] ?? ""),
    name: nameIn(joinedName(first, last, plain)),
    phone,
    email: readEmail(mailed.split(/[\s,;]/)[0] ?? "") ?? null,
    adults: readCount(labelled(labels.count)) ?? null,
    problems: isWhole && phone === null ? [rowProblem(phoneProblem(typed, country), "phone", typed)] : [],
  };
}

/** Where there is a label for first or last names, "Name", "Nom" or "Nombre" may be the other part. */
function joinedName(first: string, last: string, plain: string): string {
  const whole = fold(plain);
  const hasAll = [first, last].every((one) => whole.includes(fold(one)));
  const parts = hasAll ? [plain] : [first || plain, last || plain];
  return parts.filter((one) => one !== "").join(" ");
}

/** Descriptions are texts, or pages. Several fields may be on one line. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, "\n")
    .replace(/<[^>]{0,300}>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\\n/g, "\n")
    .replace(
      /\s[|•]\s|;\s+(?=\p{L}[\p{L} ]{1,24}:)|,\s+(?=(?:phone|tel|e-?mail|guests|telefon)\b[^,\n]{0,12}:)/giu,
      "\n",
    );

/** Empty if the value is no name, such as a number of guests, a channel, or a word for all guests. */
function nameIn(value: string): string {
  const text = cleanName(value.replace(/\([^()]*\)\s*$/, "").replace(/[,;]\s*$/, ""));
  if (!/\p{L}{2}/u.test(text) || /^\d/.test(text) || text.includes("@") || text.length > 120) return "";
  return readWords(text) === "other" || readWords(text) === "place" ? text : "";
}
