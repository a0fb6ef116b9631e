/** What a text says to whether there is something, or guests may. */
export type Says = "yes" | "no" | "on_request";

const isNo =
  /^(?:no|none|nein|non|nee|não|n\/a|✗|✘|❌)\b|\b(?:not (?:allowed|permitted|available|accepted|possible|offered|welcome|provided)|(?:is|are|do|does|can|have|will)(?:n['’]t| not)\b|cannot|prohibited|forbidden|unavailable|unfortunately|no (?:pets|dogs|animals|smoking|parking|pool|gym|lift|elevator|restaurant|bar|spa|sauna|kitchen|children|parties)|non-smoking|smoke-free|without|nicht (?:erlaubt|gestattet|möglich|verfügbar|vorhanden|willkommen)|verboten|untersagt|leider|kein(?:e|en|er)?|rauchfrei|nichtraucher\p{L}*|interdits?|interdites?|pas (?:de|d['’]|autoris\p{L}+|admis|accept\p{L}+|possible|disponible)|non[- ]fumeurs?|prohibid[oa]s?|no (?:se )?(?:admit\p{L}*|permit\p{L}*|acept\p{L}*|hay|disponible|está)|vietat[oi]|non (?:ammess\p{L}|consentit\p{L}|accettiamo|disponibil\p{L}|è|sono|c['’]è|fumatori)|proibid[oa]s?|não (?:são|é|há|temos|permitid\p{L}+|dispon\p{L}+)|verboden|niet (?:toegestaan|mogelijk|beschikbaar|welkom)|geen)(?!\p{L})/iu;
const isOnRequest =
  /(?:on request|upon request|by arrangement|subject to availability|if available|auf anfrage|nach absprache|nach verfügbarkeit|auf wunsch|sur demande|selon disponibilité|bajo petición|a petición|previa petición|según disponibilidad|su richiesta|secondo disponibilità|sob pedido|mediante pedido|sujeito a disponibilidade|op aanvraag|op verzoek)/iu;
const isYes =
  /^(?:yes|ja|oui|s[ií]|sim|✓|✔|✅)(?!\p{L})|(?<!\p{L})(?:allowed|welcome|permitted|possible|available|accepted|free|complimentary|included|offered?|provided?|we have|there is|there are|erlaubt|willkommen|gestattet|möglich|verfügbar|vorhanden|kostenlos\p{L}*|inklusive|inbegriffen|autoris\p{L}+|bienvenus?|accept[ée]\p{L}*|disponibles?|gratuit\p{L}*|inclus\p{L}*|permitid\p{L}+|bienvenid\p{L}+|admit\p{L}+|gratis|incluid\p{L}+|ammess\p{L}|benvenut\p{L}|consentit\p{L}|disponibil\p{L}|bem-vind\p{L}+|disponíve\p{L}+|toegestaan|welkom|beschikbaar|mogelijk)(?!\p{L})/iu;
const isPaid =
  /(?:for a fee|extra charge|surcharge|additional charge|at a charge|at extra cost|charged|gegen (?:gebühr|aufpreis)|kostenpflichtig|aufpreis|payant|supplément|de pago|con cargo|suplemento|a pagamento|supplemento|com custo|pago à parte|tegen betaling|toeslag)/iu;
const isFree =
  /(?:free of charge|complimentary|at no (?:extra )?c|no charge|(?<!\p{L})free(?!\p{L})|kostenlos|kostenfrei|gratis|inklusive|inbegriffen|gratuit|inclus|sin (?:coste|cargo)|incluid|senza costi|incluso|inclusa|sem custo|inbegrepen)/iu;

/** Reads yes, no or on request; undefined where a text says none of them. */
export function saysOf(text: string): Says | undefined {
  if (isOnRequest.test(text)) return "on_request";
  if (isNo.test(text)) return "no";
  return isYes.test(text) ? "yes" : undefined;
}

export const saysPaid = (text: string) => isPaid.test(text) && !isFree.test(text);
export const saysFree = (text: string) => isFree.test(text);
