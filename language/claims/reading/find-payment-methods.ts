import type { Span } from "./segments.ts";

/** A means of payment that is accepted or not. */
export type FoundPaymentMethod = Span & { means: "card" | "cash"; taken: boolean };

const card =
  /(?<!(?:key|room|loyalty|gift|business|zimmer|schlussel)[\s-]?)(?<!\p{L})(?:(?:credit|debit|bank|giro|ec|kredit|debit)?[\s-]?(?:cards?|karten?|kartenzahlung\p{L}*)|kreditkarten?|kartenzahlung\p{L}*|visa|mastercard|maestro|cartes? (?:bancaires?|de credit|bleues?)|tarjetas?(?: de credito)?|carte? di credito|bancomat|cartao|cartoes)(?!\p{L})/gu;
const cash =
  /(?<!\p{L})(?:cash|bargeld|barzahlung|bar|especes|liquide|efectivo|metalico|contanti|contante|dinheiro|numerario)(?!\p{L}|[-\s](?:machine|desk|free))/gu;
/** German "bar" means cash only beside a verb of paying. */
const pays =
  /(?<!\p{L})(?:pay\p{L}*|accept\p{L}*|take|zahl\p{L}*|bezahl\p{L}*|akzeptier\p{L}*|nehmen|pai?e\p{L}*|pay\p{L}*|pag\p{L}*|acept\p{L}*|accett\p{L}*|aceit\p{L}*|accept\p{L}*|regl\p{L}*|cashless|settle)(?!\p{L})/u;
const only =
  /(?<!\p{L})(?:only|just|nur|ausschliesslich|ausschließlich|uniquement|seulement|solo|unicamente|soltanto|apenas|so)(?!\p{L})/u;
const onlyBeside =
  /(?<!\p{L})(?:(?:only|nur|solo|soltanto|uniquement|apenas) (?:cash|bar|bargeld|especes|efectivo|contanti|dinheiro)|(?:cash|cards?|bargeld|especes|efectivo|contanti|dinheiro) (?:only|uniquement|solo))(?!\p{L})/u;
const cashless = /(?<!\p{L})(?:cash[-\s]?free|cashless|bargeldlos\p{L}*)(?!\p{L})/u;
const not =
  /(?<!\p{L})(?:no|not|don't|doesn't|cannot|can't|nor|kein\p{L}*|nicht|ne|n'|pas|aucun\p{L}*|non|nao|sin|ohne|without)(?![\p{L}])/u;

/**
 * Finds accepted and refused means of payment in a folded clause. `isAboutPaying`: the text's topic is
 * payment.
 */
export function findPaymentMethods(
  clause: string,
  language: string,
  isAboutPaying: boolean,
): FoundPaymentMethod[] {
  const pay = isAboutPaying || pays.test(clause);
  const isNot = not.test(clause);
  const found: FoundPaymentMethod[] = [];
  const cards = [...clause.matchAll(card)];
  const cashes = [...clause.matchAll(cash)].filter(
    ({ 0: word }) => word !== "bar" || (language.startsWith("de") && pay),
  );
  const less = cashless.exec(clause);
  const at = ({ 0: { length }, index }: RegExpExecArray) => ({ from: index, to: index + length });
  if (less) return isNot ? [] : [{ ...at(less), means: "cash", taken: false }];
  const isOnly = only.test(clause);
  if (!pay && !isNot && !onlyBeside.test(clause)) return [];
  const [firstCard, firstCash] = [cards[0], cashes[0]];
  if (firstCard) found.push({ ...at(firstCard), means: "card", taken: !isNot });
  if (firstCash) found.push({ ...at(firstCash), means: "cash", taken: !isNot });
  if (isOnly && !isNot && found.length === 1)
    for (const one of [...found])
      found.push({ ...one, means: one.means === "card" ? "cash" : "card", taken: false });
  return found;
}
