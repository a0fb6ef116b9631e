import type { GuestLanguage } from "../../detection/index.ts";

/**
 * Words that ask for information: a text with one of them orders nothing. The syntax is that of `PhraseMatcher`. Only
 * used by rules: they are no signs for the classifier.
 */
export const informs: Record<GuestLanguage, string> = {
  en: "what, what s, whats, when, where, which, who, why, how, cost*, price*, free of charge, included, open, close, closed",
  de: "was, wann, wo, wie, wer, welche*, warum, wieso, wieviel, kostet, kosten, preis*, kostenlos, inklusive, inbegriffen, geoffnet",
  fr: "quand, quel*, ou est, ou sont, ou se, comment, combien, pourquoi, qui, prix, coute, coutent, gratuit*, inclus*, ouvert*",
  es: "que hora, cuando, cual*, donde, como, cuant*, por que, quien, precio*, cuesta*, gratis, incluid*, abre*, abiert*",
  it: "che ora, quando, qual*, dove, come, quant*, perche, chi, prezz*, costa, costano, gratis, gratuit*, inclus*, apre, aprono, apert*",
  pt: "que horas, quando, qual*, onde, como, quanto*, porque, quem, preco*, custa*, gratis, gratuit*, incluid*, abre*, aberto",
  nl: "wat, wanneer, waar, hoe, welke, wie, waarom, hoeveel, prijs, kost, kosten, gratis, inbegrepen, open",
  tr: "ne, nerede, nasil, hangi, kim, neden, kac, kacta, ne zaman, ucret*, fiyat*, dahil, acik",
  ru: "что, когда, где, как, какой, какая, какие, кто, почему, сколько, скольки, стоит, стоят, цена, бесплатн*, включен*, открыт*",
  ar: "ماذا, متي, اين, وين, فين, كيف, كم, بكم, لماذا, ليش, ليه, من هو, سعر, مجاني, مجانا, مشمول, امتي, شو, ايش, اذا احتجت, اذا احتجنا, لو احتجت, لو احتجنا",
  zh: "什么, 几点, 多少, 哪里, 哪儿, 哪个, 怎么, 为什么, 多久, 多远, 免费, 收费, 价格",
  ja: "何, いつ, どこ, どの, どう, 誰, なぜ, いくら, 料金, 無料, 値段",
};

/** "Not today but tomorrow": what follows one of these holds. */
export const butRather: Record<GuestLanguage, string> = {
  en: "but rather, but, rather, instead",
  de: "sondern, aber, dafur, lieber, erst",
  fr: "mais, plutot, plutôt",
  es: "sino, pero, mejor",
  it: "ma, bensi, bensì, piuttosto, meglio",
  pt: "mas, e sim, melhor",
  nl: "maar, liever, pas",
  tr: "ama, yerine, daha iyi",
  ru: "а, но, лучше",
  ar: "بل, لكن, ولكن, بس",
  zh: "而是, 改到, 改成, 但是, 请",
  ja: "ではなく, じゃなくて, 代わりに",
};

/** In front of the day before the one named: "the evening before". */
export const dayBefore: Record<GuestLanguage, string> = {
  en: "the night before, the evening before, the day before",
  de: "am abend vorher, am vorabend, am abend davor, am tag vorher, am tag davor, am vortag",
  fr: "la veille",
  es: "la noche anterior, la noche antes, el dia anterior, el dia antes, la vispera, la tarde anterior",
  it: "la sera prima, il giorno prima, la sera precedente, il giorno precedente",
  pt: "na noite anterior, na vespera, no dia anterior, a noite antes",
  nl: "de avond ervoor, de dag ervoor, de avond van tevoren, de dag van tevoren",
  tr: "onceki aksam, bir gun once, onceki gun",
  ru: "накануне, за день до, вечером накануне",
  ar: "الليله السابقه, اليوم السابق, قبلها بيوم, قبل بيوم",
  zh: "前一天, 前一晚",
  ja: "前日, 前の晩, 前の日",
};
