/**
 * Phrases, separated by commas. A sentence that begins with one of `opens` does not say what it is about, unless it begins
 * with one of `names`. `answers` say yes or no, before a comma or full stop.
 */
export const subjectWords: Record<string, { opens: string; answers: string; names?: string }> = {
  en: {
    opens: "it, they, this, these, that, those, he, she, is, are, included, open, closed, available, located",
    answers: "yes, no, yes please, of course, sure",
  },
  de: {
    opens:
      "er, sie, es, dies, diese, dieser, dieses, das, die, der, ist, sind, inklusive, inbegriffen, im preis, geöffnet, geschlossen, verfügbar",
    answers: "ja, nein, natürlich, leider nein",
    names: "es gibt, es ist nicht erlaubt, es ist verboten",
  },
  fr: {
    opens:
      "il, elle, ils, elles, ce, c, cela, ceci, est, sont, inclus, incluse, compris, comprise, ouvert, ouverte, fermé, fermée, disponible",
    answers: "oui, non, bien sûr",
    names: "il y a, il n y a, il faut, il est interdit, il est possible",
  },
  it: {
    opens:
      "esso, essa, essi, questo, questa, questi, queste, ciò, è, sono, incluso, inclusa, compreso, compresa, aperto, aperta, chiuso, chiusa, disponibile",
    answers: "sì, no, certo",
    names: "è vietato, è possibile",
  },
  es: {
    opens:
      "este, esta, estos, estas, esto, eso, ese, esa, está, están, es, son, incluido, incluida, abierto, abierta, cerrado, cerrada, disponible",
    answers: "sí, no, claro, por supuesto",
    names: "está prohibido, es posible",
  },
  pt: {
    opens:
      "ele, ela, eles, elas, isto, isso, este, esta, estes, estas, está, estão, é, são, incluído, incluída, aberto, aberta, fechado, fechada, disponível",
    answers: "sim, não, claro",
    names: "é proibido, é possível",
  },
  nl: {
    opens:
      "hij, zij, ze, het, dit, dat, deze, die, is, zijn, inbegrepen, geopend, open, gesloten, beschikbaar",
    answers: "ja, nee, natuurlijk",
  },
  tr: {
    opens: "o, bu, bunlar, onlar, dahildir, dahil, açık, kapalı, mevcuttur",
    answers: "evet, hayır, tabii",
  },
  ru: {
    opens:
      "он, она, оно, они, это, эти, этот, эта, включено, включен, включена, открыто, открыт, открыта, закрыто",
    answers: "да, нет, конечно",
  },
  ar: {
    opens: "هو, هي, هم, هذا, هذه, مشمول, مشمولة, مفتوح, مفتوحة, مغلق, متوفر, متوفرة",
    answers: "نعم, لا, بالطبع",
  },
  zh: {
    opens: "它, 这, 那, 包括, 包含, 已含, 开放, 免费",
    answers: "是, 是的, 有, 有的, 没有, 可以, 不可以, 不",
  },
  ja: { opens: "それ, これ, その, この, 含まれ, 無料", answers: "はい, いいえ" },
};
