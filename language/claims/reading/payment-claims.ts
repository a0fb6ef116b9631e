import { allMatches } from "../../text/index.ts";
import { unqualified } from "../claim.ts";
import { addClaim, type Head, type ReadingContext } from "./reading-context.ts";
import { isWithin, type Span, spanOf } from "./segments.ts";

export function readPaymentMethods(context: ReadingContext, segments: readonly Span[]) {
  const { named, patterns, subject, text } = context;
  const isAboutPaying = subject.topic === "payment";
  if (!isAboutPaying && !named.mentions.some(({ topic }) => topic === "payment")) return;
  for (const segment of segments) {
    const clause = text.slice(segment.from, segment.to);
    if (patterns.test("conditions", clause) || /\?\s*$/u.test(clause)) continue;
    if (!isAboutPaying && !named.mentions.some((m) => m.topic === "payment" && isWithin(m, segment)))
      continue;
    for (const { span, means, taken } of findPaymentMethods(clause, patterns.language, isAboutPaying)) {
      const head: Head = { topic: "payment", which: means, mention: null };
      const at = { from: segment.from + span.from, to: segment.from + span.to };
      addClaim(context, head, "is", { is: taken ? "yes" : "no" }, unqualified, at);
    }
  }
}

/** A means of payment that is accepted or not. */
type PaymentMethod = { span: Span; means: "card" | "cash"; taken: boolean };

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

/** Finds accepted and refused means of payment; `isAboutPaying`: payment is the text's topic. */
function findPaymentMethods(clause: string, language: string, isAboutPaying: boolean): PaymentMethod[] {
  const pay = isAboutPaying || pays.test(clause);
  const isNot = not.test(clause);
  const found: PaymentMethod[] = [];
  const [firstCard] = allMatches(card, clause);
  const isCash = ([word]: RegExpExecArray) => word !== "bar" || (language.startsWith("de") && pay);
  const firstCash = allMatches(cash, clause).find(isCash);
  const less = cashless.exec(clause);
  if (less) return isNot ? [] : [{ span: spanOf(less), means: "cash", taken: false }];
  if (!pay && !isNot && !onlyBeside.test(clause)) return [];
  if (firstCard) found.push({ span: spanOf(firstCard), means: "card", taken: !isNot });
  if (firstCash) found.push({ span: spanOf(firstCash), means: "cash", taken: !isNot });
  const [one, another] = found;
  if (one && !another && only.test(clause) && !isNot)
    found.push({ ...one, means: one.means === "card" ? "cash" : "card", taken: false });
  return found;
}
