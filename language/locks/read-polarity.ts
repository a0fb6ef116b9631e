import { allMatches } from "../text/index.ts";
import { firstOf, type LockPatterns, patternOf, regexOf } from "./lock-patterns.ts";
import { numberWordsAsDigits } from "./number-words.ts";
import { daysIn } from "./read-days.ts";
import { currenciesIn } from "./read-numbers.ts";

/** A strong value needs an equal in the other text; a weak one may be it. */
type Strength = "none" | "weak" | "strong";
export type Polarity = {
  answer: "yes" | "no" | null;
  denials: number;
  not: Strength;
  /** "Not without": positive for texts that require something. */
  isDoubled: boolean;
  isUnpaid: boolean;
  isRequired: boolean;
  /** How many words may stand for a negation. */
  hints: number;
  exceptions: number;
  only: number;
  also: number;
  /** Free and paid in the order of the text: "fp". */
  order: string;
  except: Strength;
  free: Strength;
  included: Strength;
  paid: Strength;
};
type Span = { from: number; to: number };
type Cost = Span & { says: "free" | "included" | "paid" | "pays" | "rate"; isDenied: boolean };

/** How far a negation may be from the words that it denies, and from another part of itself. */
const reach = { free: 32, included: 32, paid: 32, pays: 16, rate: 28, behind: 9 };
const newClause =
  /refund|erstatt|rembours|rimbors|reembols|возвр|iade|返金|退款|استرد|[,;:.。!?]|(?<!\p{L})(?:and|but|und|aber|et|mais|ma|y|pero|mas|en|maar|и|но|а|ve|ama)(?!\p{L})/u;
const without =
  /^(?:without|ohne|sans|senza|sin|sem|zonder|без|olmadan|بدون|دون|بلا|.*[sm]iz|.*suz|なし|ない限り|ないと|なけれは)/u;
const isMeans =
  /possib|moglich|mogelijk|можно|возможн|karte|card|cart[aeã]|tarjeta|kaart|cash|bargeld|especes|contant|efectivo|dinheiro|картои|наличн|(?<!\p{L})(?:mit|con|with|avec|by|met|com|par) /u;
const isNothing = /^(?:nothing|nichts|rien|nulla|niente|nada|niets|ничего|gar nichts|لا)/u;
const required =
  /must|requir|imprescind|indispens|necess|mandat|compulsory|need|obb?ligat|muss|erforderlich|notig|benotig|pflicht|doi[tv]|faut|exig|deve|debe|verplicht|vereist|moet|nodig|обязат|нужн|необходим|требу|gerek|zorunlu|sart|必要|必須|お持ち|须|必须|需|请|يجب|مطلوب|الزامي|يلزم/u;
/** Words that only repeat a negation: "non … nessuno". */
const alsoNot =
  /^(?:n?either|nor|noch|weder|ni|ne|nem|ни.*|ولا|nessun.*|niente|nulla|mai|nada|nadie|nunca|ningun.*|nenhum.*|ninguem|aucun.*|jamais|rien|hicbir|nothing|nobody)$/u;

/** "Extra beds" say nothing about their price. */
const extraThing =
  /(?:extra|additional|adicional\p{L}*|bijkomende|дополнительн\p{L}*|ilave|ekstra|ek|追加の?|额外的?) ?(?:bed|beds|cot|cots|towel|blanket|pillow|key|night|guest|person|chair|bett|handtuch|handtuecher|decke|kissen|nacht|kussen|deken|handdoek|кроват|полотен|подуш|одеял|мест|ноч|yatak|havlu|yastık|battaniye|gece|kişi|kisi|ヘット|タオル|枕|毛布|床|毛巾|枕头|毯)|(?:letto|letti|lettino|asciugaman[oi]|coperta|coperte|cuscin[oi]|notte|persona|cama|camas|toalla|toallas|almohadas?|mantas?|noche|noches|noites?|toalhas?|almofadas?|travesseiros?|cobertor(?:es)?|pessoas?|lits?|سرير|اسره|مناشف|منشفه|وساده|بطانيه|ليله) (?:extra|aggiuntiv\p{L}*|supplementar\p{L}*|adiciona\p{L}*|supletori\p{L}*|supl[eé]ment\p{L}*|اضافي\p{L}*)/gu;
/** "Not part of the rate" is not included. */
const rate =
  "(?<=(?<!\\p{L})(?:of|in|by|im|des|du|dans le|de la|del|della|nel|nella|en el|en la|do|da|no|na|de|в|из) (?:the |our |your )?)(?:room rates?|rates?|price|tagespreis|zimmerpreis\\p{L}*|preis|ubernachtungspreis\\p{L}*|prix|tarif|prezzo|tariffa|precio|tarifa|preco|diaria|kamerprijs|prijs|tarief|стоимост\\p{L}*|цен\\p{L}|fiyat\\p{L}*|package|paket\\p{L}*|pauschale|forfait|pacchetto|paquete|pacote|arrangement|pakket|пакет\\p{L}*)(?!\\p{L})|料金に|房价|السعر|سعر ";
/** Days, holidays and seasons on which something closes. */
const occasion =
  /holiday|feiertag|ferie|festiv|feriado|feestdag|праздни|bayram|tatil|祝日|休日|节假日|节日|假日|عطل|اعياد|winter|summer|spring|autumn|sommer|herbst|hiver|printemps|automne|invern|estate|primaver|autunno|invierno|verano|otono|verao|outono|zomer|herfst|lente|зим|лет[оа]м|весн|осен|kıs|kis |yaz |冬|夏|春|秋|冬季|夏季|الشتاء|الصيف|rain|regen|pluie|pioggia|lluvia|chuva|дожд|yagmur|雨|المطر|weather|wetter|meteo|tempo |weer|погод|hava|天气|天候|الطقس/u;

/** What a normalized text denies, and whether it says that something is free or costs extra. */
export function polarityIn(normalized: string, patterns: LockPatterns): Polarity {
  const { words, language } = patterns;
  const [yes, no] = [4, 5].map(
    (at) => firstOf(`^\\W{0,2}${patternOf(words.not, at)}(?=\\s?[,.!;:。–-])`).exec(normalized)?.[0],
  );
  const text = normalized
    .slice((yes ?? no ?? "").length)
    .replace(regexOf(patternOf(words.not)), (said) => "~".repeat(said.length))
    .replace(extraThing, (said) => "~".repeat(said.length));
  const spansOf = (list: string, at: number): Span[] =>
    allMatches(regexOf(patternOf(list, at)), text).map(({ 0: said, index: from }) => ({
      from,
      to: from + said.length,
    }));
  const isInside = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
  const costsOf = (says: Cost["says"], at: number): Cost[] =>
    spansOf(words.costs, at).map((span) => ({ ...span, says, isDenied: false }));
  // "Smoke-free" costs nothing.
  const free = costsOf("free", 0).filter(({ from }) => text[from - 1] !== "-");
  const pays = costsOf("pays", 5).filter((one) => !free.some((other) => isInside(one, other)));
  const rates = allMatches(regexOf(rate), text).map(
    ({ 0: said, index: from }): Cost => ({ from, to: from + said.length, says: "rate", isDenied: false }),
  );
  const named = [...free, ...costsOf("included", 2), ...costsOf("paid", 4), ...pays, ...rates];
  // "No extra charge" is no extra charge.
  const costs = named.filter(
    (one) => !named.some((other) => isInside(one, other) && other.to - other.from > one.to - one.from),
  );
  const exceptions = spansOf(words.not, 3);
  const itself = { ja: 4, zh: 4, tr: 2 }[language] ?? 14;
  const isBehind = language === "ja" || language === "tr";
  const isDenying = (not: Span): boolean => {
    const isPart = costs.some((cost) => !/pays|rate/u.test(cost.says) && isInside(cost, not));
    const near = costs.filter((cost) => {
      // "Pay nothing", "kost niets".
      if (cost.says === "pays" && not.from >= cost.to && not.from - cost.to < 10)
        return isNothing.test(text.slice(not.from, not.to)) && !newClause.test(text.slice(cost.to, not.from));
      const gap = isBehind ? text.slice(cost.to, not.from) : text.slice(not.to, cost.from);
      const isOrdered = isBehind ? cost.to <= not.from : not.to <= cost.from;
      // "Cannot pay by card" is not free.
      if (cost.says === "pays" && isMeans.test(text.slice(not.to, cost.to + 6))) return false;
      return isOrdered && gap.length <= (isBehind ? reach.behind : reach[cost.says]) && !newClause.test(gap);
    });
    const isFree = !isPart && near.some(({ says }) => ["free", "included", "rate"].includes(says));
    for (const cost of near)
      if (["free", "included", "rate"].includes(cost.says) === isFree && !isInside(cost, not))
        cost.isDenied = true;
    return isPart || near.length > 0;
  };
  const isTimed = ({ from, to }: Span) => {
    const start = Math.max(...[...".;:!?。,"].map((sign) => text.slice(0, from).lastIndexOf(sign)));
    const clause = `${text.slice(start + 1, from)}${/^[^.;!?。]*/u.exec(text.slice(to).replace(/(?<=\d)[.:](?=\d)/gu, "-"))?.[0] ?? ""}`;
    return firstOf(`\\d|[点點時时]|${patternOf(words.clock, 3)}|${patternOf(words.clock, 4)}`).test(
      numberWordsAsDigits(clause, language),
    );
  };
  const isOnDays = occasion.test(text) || /ja|zh/u.test(language) || daysIn(text, patterns).names.length > 0;
  const closings = spansOf(words.only, 1);
  const closed = isOnDays ? closings.filter((one) => !isTimed(one)) : [];
  const only = spansOf(words.only, 0);
  const all = [...spansOf(words.not, 1), ...closed]
    .toSorted((one, other) => one.from - other.from)
    .filter(
      (not) => ![...exceptions, ...only.filter(() => language === "tr")].some((one) => isInside(one, not)),
    );
  const ofCosts = all.filter(isDenying);
  const denials = all.filter(
    (not) => !ofCosts.some((one) => Math.abs(one.from - not.from) < itself || isInside(one, not)),
  );
  const counted = denials.filter(
    ({ from, to }, i) =>
      (i === 0 || from - (denials[i - 1]?.to ?? 0) > itself / 2 || without.test(text.slice(from, to))) &&
      !alsoNot.test(text.slice(from, to)),
  );
  // "Not without a booking" is "only with one".
  const isDoubled =
    counted.length > 1 &&
    counted.some(({ from, to }) => without.test(text.slice(from, to + (language === "ja" ? 2 : 0))));
  const says = (name: Cost["says"], isDenied = false) =>
    costs.some((cost) => cost.says === name && cost.isDenied === isDenied);
  const isNotIncluded = says("included", true) || says("free", true) || says("rate", true);
  const isUnpaid = says("pays", true);
  const isFree = says("free") || says("paid", true);
  const isPaid = says("paid") || isNotIncluded;
  const strength = (strong: boolean, weak: boolean): Strength => (strong ? "strong" : weak ? "weak" : "none");
  const hints =
    [...spansOf(words.not, 2), ...closings, ...only].filter(
      (span) => ![...free, ...all].some((one) => isInside(one, span)),
    ).length +
    [no !== undefined, isDoubled, isUnpaid, isNotIncluded, isPaid && (isFree || says("included"))].filter(
      Boolean,
    ).length;
  const mayBe = (at: number) => spansOf(words.costs, at).length > 0;
  return {
    answer: yes ? "yes" : no ? "no" : null,
    denials: Math.max(counted.length, Math.min(denials.length, 1)),
    not: strength(denials.length > 0 && !isDoubled, hints + exceptions.length > 0),
    hints,
    isDoubled,
    isUnpaid,
    isRequired: required.test(text),
    exceptions: exceptions.length,
    only: only.length,
    also: spansOf(words.only, 2).length,
    order: costs
      .filter((cost) => cost.says !== "rate" || cost.isDenied)
      .toSorted((one, other) => one.from - other.from)
      .map((cost) => ((cost.says === "free" || cost.says === "included") !== cost.isDenied ? "f" : "p"))
      .join("")
      .replace(/(.)\1+/gu, "$1"),
    except: strength(exceptions.length > 0, denials.length > 0 || hints > 0 || isPaid),
    free: strength(isFree, isUnpaid || mayBe(1) || says("included")),
    included: strength(says("included"), isFree || (!isNotIncluded && mayBe(3))),
    paid: strength(
      isPaid,
      says("pays") ||
        mayBe(6) ||
        denials.length > 0 ||
        exceptions.length > 0 ||
        currenciesIn(text).length > 0,
    ),
  };
}
