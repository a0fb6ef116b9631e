import type { ReservationStatus } from "@bellhop/contract/reservations";
import { fold } from "./fold.ts";
import { readWrittenDate } from "./read-date.ts";

/** Forms of folded words, the most particular first. */
const statusForms: [RegExp, ReservationStatus][] = [
  [/\b(?:not|nicht|non|no|nao|niet|nie|ne|ikke|inte|не) (?:cancel|storn|annul|anul|zrus|отмен)/, "confirmed"],
  [
    /\bno ?show\b|noshow|nicht angereist|nicht erschienen|non presente|no presentad|nao compareceu|nie przyjech|niedojazd|nedojel|nem jelent meg|nije dosao|neprezentat|kom inte|ikke modt|ikke mott|ei saapunut|gelmedi|не заехал|незаезд|неявка|不泊|未到|未入住|노쇼/,
    "no_show",
  ],
  [
    /cancel|storn|annul|abgesagt|geannuleerd|\bcxl\b|\bcxld\b|declined|rejected|expired|abgelehnt|refus|anulow|anulat|anuluj|odwolan|zrusen|otkaz|odpoved|preklic|lemond|torolt|torolve|avbok|avbest|avlyst|aflyst|kanseller|peruut|peruttu|iptal|ακυρ|отмен|аннулир|скасован|キャンセル|取消|취소|^invalid$|^deleted$|^void(ed)?$/,
    "cancelled",
  ],
  [
    /check(ed)? ?out|departed|abgereist|ausgecheckt|parti\b|partie?\b|partito|partiti|salid|vertrokken|uitgecheckt|past (?:guest|stay|booking|reservation)|previous guest|former guest|awaiting guest review|review guest|completed|complete\b|finished|stayed|saiu|(?:fruherer|ehemaliger|vergangener) gast|abgeschlossen|beendet|ancien(?:ne)? (?:voyageu|client|hote)|terminee?\b|sejour termine|huesped (?:anterior|pasado)|finalizad|completad|ospite (?:passato|precedente)|conclus|terminat|hospede (?:anterior|passado|antigo)|(?:vorige|voormalige|eerdere) gast|voltooid|afgerond|(?:poprzedni|byly) gosc|zakonczon|wymeldowan|wyjechal|zrealizowan|predchozi host|odhlasen|ukoncen|dokoncen|korabbi vendeg|kijelentkez|tavozott|prethodni gost|odjavljen|zavrsen|finalizat|plecat|(?:tidigare|tidligere) (?:gast|gaest|gjest)|utcheckad|udtjekket|utsjekket|avslutad|afsluttet|avsluttet|slutford|aiempi vieras|paattyn|lahtenyt|onceki misafir|cikis yap|tamamlan|αναχωρ|ολοκληρ|выехал|выселен|заверш|チェックアウト|完了|退房|离店|已完成|체크아웃|퇴실|완료/,
    "checked_out",
  ],
  [
    /not (yet )?arrived|noch nicht|due in|arriving|anreise|expected|arrivee prevue|nie przyjechal jeszcze|przyjazd|ma dojechat/,
    "confirmed",
  ],
  [
    /check(ed)? ?in\b|in ?house|inhouse|currently hosting|arrived|angereist|eingecheckt|im haus|anwesend|aktuell (?:zu )?gast|arrive\b|present|accueil en cours|sejour en cours|arrivat|en casa|in casa|alojad|alojando|hospedad|hospedando|hospedado|attualmente (?:ospit|in corso)|in corso|ingecheckt|aanwezig|nu te gast|resident|staying|zameldowan|zakwaterowan|w trakcie pobytu|obecnie gosci|ubytovan|prihlasen|bejelentkez|megerkezett|prijavljen|cazat|incheckad|indtjekket|innsjekket|sisaankirj|saapunut|giris yapti|konakliyor|εγκατεστημεν|заселен|заехал|проживает|チェックイン|滞在中|已入住|入住中|在店|在住|체크인|입실|투숙중/,
    "checked_in",
  ],
  [
    /inquir|enquir|anfrage|angebot|quote|offer|devis|presupuesto|preventivo|orcamento|offerte|consulta\b|zapytanie|poptavk|dotaz|ajanlat|upit\b|cerere|forfragan|foresporgsel|foresporsel|tarjous|kysely|問い合わせ|咨询|문의/,
    "inquiry",
  ],
  [
    /pending|tentative|provisional|option|on hold|request|awaiting|unconfirmed|not confirmed|unbestatigt|nicht bestatigt|vorlaufig|ausstehend|en attente|non confirme|a confirmer|pendiente|no confirmad|in attesa|non confermat|pendente|nao confirmad|in afwachting|niet bevestigd|onbevestigd|waitlist|wartelist|oczekuj|niepotwierdz|wstepn|ceka|cekajici|nepotvrz|nepotvrd|fugg|cekanj|asteptare|vantar|vantande|obekraft|preliminar|afventer|venter|ikke bekr|odotta|alustava|bekle|εκκρεμ|ожида|не подтвержд|очiку|очіку|仮予約|保留|待确认|待確認|未确认|未確認|대기|미확정/,
    "pending",
  ],
  [
    /^ok$|success|erfolgreich|confirm|bestatigt|bestätigt|conferm|confirmad|bevestigd|booked|gebucht|gebuchte?|reserv|definite|definitiv|guaranteed|garant|active|aktiv|new|neu|modified|geandert|accepted|upcoming|paid|bezahlt|prenotat|prenotazione|potwierdz|potvrz|potvrd|zarezerwowan|megerosit|visszaigazol|foglalt|confirmat|bekraft|bekreft|bokad|bestilt|booket|vahvist|varattu|onay|επιβεβαι|подтвержд|підтвердж|забронир|確定|確認|予約済|已确认|已確認|已预订|확정|확인|예약/,
    "confirmed",
  ],
].map(([form, status]) => [folded(form as RegExp), status as ReservationStatus]);

/** Folding takes some letters of other scripts apart too. */
function folded(form: RegExp): RegExp {
  const source = form.source.replace(/[^\0-\x7f]+/g, (word) => fold(word));
  return new RegExp(source, "u");
}

export function readStatus(text: string): ReservationStatus | undefined {
  const words = fold(text.replaceAll("_", " "));
  return statusForms.find(([form]) => form.test(words))?.[1];
}

const yes = new Set(
  "yes y true t 1 x ja j wahr oui o vrai si s sim tak ano igen da kylla evet e ναι да так はい 是 有 예 네"
    .split(" ")
    .map(fold),
);
const no = new Set(
  "no n false f 0 nein falsch non faux nao nee nie ne nem nu nej nei ei hayir h οχι нет ні いいえ 否 无 無 아니요 아니오"
    .split(" ")
    .map(fold),
);

/** Whether a column about cancellations says that it was cancelled: yes, its date, or its words. */
export function readCancelled(text: string): { isCancelled: boolean; isDate: boolean } | undefined {
  const word = fold(text);
  if (/^[✓✔☑]/u.test(text.trim()) || yes.has(word)) return { isCancelled: true, isDate: false };
  if (/^[✗✘☐]/u.test(text.trim()) || no.has(word) || word === "")
    return { isCancelled: false, isDate: false };
  if (readWrittenDate(text)) return { isCancelled: true, isDate: true };
  const status = readStatus(text);
  return status && { isCancelled: status === "cancelled", isDate: false };
}
