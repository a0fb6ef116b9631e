/** Phrases of sentences that belong to the sentence before. */
export const dependentWords: Record<string, { starts: string; again: string }> = {
  en: {
    starts:
      "but, however, except, unless, only, not, never, otherwise, it, they, this, these, that, those, then, so, also, in this case, in that case, if so, if not, do not, don t, please do not, please don t, please never, exception, exceptions, note, please note, still, instead, afterwards",
    again: "again, a second time, still",
  },
  de: {
    starts:
      "aber, jedoch, allerdings, außer, ausgenommen, nur, nicht, nie, niemals, sonst, andernfalls, ansonsten, er, sie, es, dies, diese, dieser, dieses, das, dann, auch, ausnahme, ausnahmen, bitte nicht, bitte nie, bitte keine, bitte kein, bitte keinen, keine, kein, keinen, beachten sie, bitte beachten, dabei, dafür, danach, dazu, deshalb",
    again: "erneut, nochmals, noch einmal, wieder, immer noch, trotzdem",
  },
  fr: {
    starts:
      "mais, cependant, toutefois, sauf, excepté, seulement, uniquement, pas, jamais, sinon, autrement, il, elle, ils, elles, ce, cela, ceci, ces, cette, ensuite, puis, aussi, exception, ne, n, merci de ne, attention, dans ce cas",
    again: "de nouveau, à nouveau, encore",
  },
  it: {
    starts:
      "ma, però, tuttavia, tranne, eccetto, salvo, solo, soltanto, non, mai, altrimenti, in caso contrario, esso, essa, essi, questo, questa, questi, queste, ciò, poi, anche, eccezione, si prega di non, attenzione, in tal caso, in questo caso",
    again: "di nuovo, ancora, una seconda volta",
  },
  es: {
    starts:
      "pero, sin embargo, excepto, salvo, menos, solo, solamente, no, nunca, jamás, si no, de lo contrario, este, esta, estos, estas, esto, eso, ese, esa, luego, también, excepción, por favor no, atención, en ese caso, en este caso",
    again: "otra vez, de nuevo, todavía",
  },
  pt: {
    starts:
      "mas, porém, contudo, exceto, só, apenas, somente, não, nunca, senão, caso contrário, ele, ela, eles, elas, isto, isso, este, esta, estes, estas, depois, também, exceção, por favor não, atenção, nesse caso, neste caso",
    again: "outra vez, de novo, ainda",
  },
  nl: {
    starts:
      "maar, echter, behalve, tenzij, alleen, niet, nooit, anders, hij, zij, ze, het, dit, dat, deze, die, dan, ook, uitzondering, gelieve niet, let op, geen, in dat geval",
    again: "opnieuw, nog een keer, weer, nog steeds",
  },
  tr: {
    starts:
      "ama, ancak, fakat, hariç, sadece, yalnızca, asla, aksi halde, aksi takdirde, o, bu, bunlar, sonra, ayrıca, istisna, dikkat, bu durumda, lütfen yapmayın",
    again: "tekrar, yine, hâlâ",
  },
  ru: {
    starts:
      "но, однако, кроме, за исключением, только, не, никогда, иначе, в противном случае, он, она, оно, они, это, эти, этот, эта, затем, потом, также, исключение, пожалуйста не, внимание, в этом случае",
    again: "снова, опять, еще раз",
  },
  ar: {
    starts:
      "لكن, ولكن, الا, باستثناء, ما عدا, فقط, لا, ابدا, والا, هو, هي, هم, هذا, هذه, ثم, ايضا, استثناء, يرجى عدم, الرجاء عدم, تنبيه, في هذه الحالة",
    again: "مرة اخرى, مجددا",
  },
  zh: {
    starts:
      "但, 不过, 然而, 除, 除非, 只, 仅, 不要, 请勿, 切勿, 禁止, 否则, 它, 这, 那, 然后, 也, 例外, 注意",
    again: "再次, 仍然",
  },
  ja: {
    starts:
      "ただし, しかし, でも, 以外, のみ, 決して, そうでない, それ, これ, その, この, また, 例外, ご注意, なお",
    again: "もう一度, それでも",
  },
};
