import type { GuestLanguage } from "../../detection/index.ts";

/** Phrases of a guest who comes back to a request. The syntax is that of `PhraseMatcher`. */
export type FollowUpWords = {
  /** Changes what was asked for: "make it seven". */
  amends: string;
  /** Adds to it: "and a child seat". */
  adds: string;
  /** Takes it back, without naming it: "we don't need it any more". */
  takesBack: string;
  /** Accepts another time. */
  accepts: string;
  /** With one of these, a yes is no clear one. */
  doubts: string;
};

export const followUpWords: Record<GuestLanguage, FollowUpWords> = {
  en: {
    amends:
      "make it, make that, change it to, change that to, better, rather, instead, actually, sorry, i meant, i mean, we are, we re, can it be, could it be, now for, it s for, it is for, for room, should be, up to, only, just",
    adds: "and, also, plus, as well, too, with, add, one more thing, please add",
    takesBack:
      "don t need it, do not need it, dont need it, no longer need it, no longer needed, no longer necessary, don t need that, don t need them, don t need one, not needed, never mind, nevermind, forget it, forget about it, cancel it, cancel that, all good now, no need, drop it, skip it, please cancel, cancel please, sorted, found one, changed our mind, changed my mind, don t bother, no need any more, no need anymore, leave it, doesn t matter",
    accepts:
      "yes, yeah, yep, yup, sure, ok, okay, perfect, great, fine, alright, all right, agreed, deal, sounds good, that works, works for us, works for me, of course, please do, go ahead, book it, that s fine, thats fine, perfect thanks, we ll take it, i ll take it, lovely",
    doubts:
      "but, no, not, don t, instead, rather, too late, too early, unfortunately, earlier, later, maybe, only if",
  },
  de: {
    amends:
      "mach* bitte, mach* es, mach* daraus, machen wir, lieber, doch, stattdessen, sorry, ich meine, ich meinte, wir meinten, besser, eigentlich, wir sind, doch fur, bitte fur, fur zimmer, ist fur, nur, kann es, konnte es, andern sie",
    adds: "und, auch, noch, dazu, ausserdem, plus, zusatzlich, mit",
    takesBack:
      "brauchen wir nicht mehr, brauchen es nicht mehr, brauche ich nicht mehr, brauche es nicht mehr, nicht mehr notig, nicht mehr notwendig, nicht mehr gebraucht, hat sich erledigt, erledigt sich, vergessen sie es, vergiss es, vergesst es, lass gut sein, lassen sie es, lasst es, lass es, schon gut, braucht es nicht mehr, brauch ich nicht mehr, nicht mehr nehmen, stornieren, bitte absagen, absagen, doch nicht, nicht notig, wir brauchen keins mehr, wir brauchen keinen mehr",
    accepts:
      "ja, jawohl, gerne, gern, ok, okay, passt, perfekt, super, einverstanden, in ordnung, prima, geht klar, klar, das passt, ja bitte, machen wir, nehmen wir, nehme ich, klingt gut, wunderbar",
    doubts:
      "aber, nein, nicht, lieber, statt*, zu spat, zu fruh, leider, fruher, spater, vielleicht, nur wenn, kein*",
  },
  fr: {
    amends:
      "plutot, finalement, en fait, changez, pouvez vous mettre, mettez, disons, pardon, je voulais dire, nous sommes, nous serons, on sera, on est, c est pour, pour la chambre, seulement",
    adds: "et, aussi, egalement, plus, avec, ajoutez, en plus",
    takesBack:
      "plus besoin, n en avons plus besoin, n en ai plus besoin, plus necessaire, laissez tomber, laisse tomber, laissez, oubliez, oublie, annule, plus la peine, pas la peine, inutile, annulez, annuler, finalement non, ce n est plus la peine, plus la peine",
    accepts:
      "oui, ok, d accord, parfait, tres bien, ca marche, ca nous va, ca me va, volontiers, entendu, super, bien sur, avec plaisir, c est bon, nous prenons, je prends",
    doubts: "mais, non, pas, plutot, trop tard, trop tot, malheureusement, plus tard*, plus tot, peut etre",
  },
  es: {
    amends:
      "mejor, en realidad, perdon, quise decir, queria decir, que sean, somos, seremos, cambie*, ponga, para la habitacion, es para, solo, pongalo",
    adds: "y, tambien, ademas, mas, con, anada*, otra cosa",
    takesBack:
      "ya no lo necesitamos, ya no lo necesito, ya no la necesitamos, ya no hace falta, ya no los necesitamos, no hace falta, dejelo, dejalo, dejadlo, dejenlo, dejela, dejala, olvidelo, olvidalo, olvidadlo, olvidenlo, cancelelo, cancelalo, canceladlo, anulalo, anulelo, no importa, ya esta, cancele, cancelar, ya no",
    accepts:
      "si, vale, ok, de acuerdo, perfecto, claro, muy bien, genial, nos va bien, me va bien, por supuesto, esta bien, nos viene bien, me viene bien, adelante, estupendo",
    doubts: "pero, no, mejor, demasiado, lamentablemente, antes, mas tarde, mas temprano, quiza*",
  },
  it: {
    amends:
      "facciamo, anzi, meglio, piuttosto, scusi, scusate, volevo dire, intendevo, siamo, saremo, in realta, cambi*, per la camera, e per, solo, metta, mettete",
    adds: "e, anche, inoltre, piu, con, aggiung*, in piu",
    takesBack:
      "non serve piu, non ci serve piu, non mi serve piu, non ne abbiamo piu bisogno, non ne ho piu bisogno, non occorre piu, lasci stare, lasciate stare, lascia stare, lascia perdere, lasciate perdere, lasci perdere, non importa, non serve, non ci serve, annull*, disdic*, non fa niente, come non detto, non servono piu",
    accepts:
      "si, ok, va bene, perfetto, certo, d accordo, benissimo, ottimo, ci va bene, mi va bene, volentieri, certamente, grazie si, confermo, confermiamo, prendiamo",
    doubts: "ma, no, non, meglio, troppo tardi, troppo presto, purtroppo, prima, piu tardi, forse",
  },
  pt: {
    amends:
      "afinal, melhor, na verdade, desculpe, queria dizer, quis dizer, somos, seremos, mude, altere, ponha, para o quarto, e para, so",
    adds: "e, tambem, alem disso, mais, com, acrescent*, adicion*",
    takesBack:
      "ja nao precisamos, ja nao preciso, ja nao e preciso, ja nao e necessario, nao e mais preciso, nao precisamos mais, nao preciso mais, deixe estar, deixa estar, deixa, deixe, deixem, esqueca, esquece, cancela, ja nao e preciso, nao faz mal, nao e preciso, cancele, cancelar, afinal nao",
    accepts:
      "sim, ok, esta bem, perfeito, claro, de acordo, otimo, muito bem, pode ser, combinado, com certeza, serve, por nos tudo bem, aceitamos, aceito",
    doubts: "mas, nao, melhor, demasiado, infelizmente, antes, mais tarde, mais cedo, talvez",
  },
  nl: {
    amends:
      "maak er, maak het, toch, liever, eigenlijk, sorry, ik bedoel, ik bedoelde, bedoel ik, bedoelde ik, we zijn, we zijn met, beter, voor kamer, is voor, alleen, kan het, verander",
    adds: "en, ook, nog, plus, met, daarbij, erbij",
    takesBack:
      "niet meer nodig, hebben we niet meer nodig, hoeft niet meer, laat maar, vergeet het, vergeet maar, hoeft niet, hoeft al niet meer, maakt niet uit, annuleer, annuleren, toch niet, niet nodig, is al geregeld",
    accepts:
      "ja, oke, ok, prima, perfect, goed, akkoord, graag, dat past, dat kan, is goed, uitstekend, doe maar, klinkt goed, natuurlijk",
    doubts: "maar, nee, niet, liever, te laat, te vroeg, helaas, eerder, later, misschien, geen",
  },
  tr: {
    amends:
      "yapin, yapalim, olsun, aslinda, pardon, kusura bakmayin, demek istedim, kisiyiz, daha iyi, yerine, sadece, odasi icin, oda icin",
    adds: "ve, bir de, ayrica, de, da, ile, ekleyin, artı",
    takesBack:
      "artik gerek yok, gerek kalmadi, ihtiyacimiz kalmadi, ihtiyacim kalmadi, artik ihtiyacimiz yok, iptal edin, iptal, bosverin, bosver, gerek yok, gerek kalmadi, gerekmiyor, vazgectik, vazgectim, gerek yok",
    accepts:
      "evet, tamam, olur, peki, uygun, bize uyar, bana uyar, harika, mukemmel, tabii, elbette, kabul, super",
    doubts: "ama, hayir, degil, cok gec, cok erken, maalesef, daha erken, daha gec, belki, olmaz",
  },
  ru: {
    amends:
      "лучше, точнее, извините, я имел* в виду, имел* в виду, нас будет, нас, поменяйте, измените, давайте, для номера, в номер, только, вообще то",
    adds: "и, также, еще, плюс, с, добавьте, кроме того",
    takesBack:
      "больше не нужн*, уже не нужн*, не нужно, не надо, отмените, отменить, отмена, забудьте, забудь, отмени, отбой, не беспокойтесь, уже не нужно, передумали, передумал*, уже не надо",
    accepts:
      "да, ок, хорошо, отлично, подходит, нам подходит, мне подходит, конечно, согласен, согласны, договорились, идет, прекрасно, устраивает",
    doubts: "но, нет, не, лучше, поздно, рано, к сожалению, раньше, позже, может быть",
  },
  ar: {
    amends: "اجعلها, خليها, الافضل, افضل, بل, عفوا, اسف, اقصد, نحن, بدلا, للغرفه, فقط, في الواقع",
    adds: "و, ايضا, كذلك, مع, اضافه, اضيفوا",
    takesBack:
      "لم نعد بحاجه, لم نعد نحتاج, لم اعد بحاجه, لم اعد احتاج, لا داعي, خلاص, ما نحتاج, ما احتاج, مش محتاجين, مش محتاج, ما نبي, الغيها, الغوها, كنسل*, انسي*, الغوا, الغ, الغاء, انسوا, لا نحتاج, لا احتاج",
    accepts: "نعم, اجل, حسنا, تمام, موافق, ممتاز, مناسب, يناسبنا, يناسبني, طيب, بالتاكيد, اوكي",
    doubts: "لكن, لا, ليس, متاخر, مبكر, للاسف, بدلا, ربما, غير",
  },
  zh: {
    amends: "改成, 改为, 改到, 换成, 还是, 应该是, 不好意思, 我是说, 我们是, 是给, 只要",
    adds: "还要, 再加, 另外, 还有, 也要, 加一个, 加上",
    takesBack: "不需要了, 不用了, 不要了, 取消, 算了, 别麻烦了, 没事了, 已经解决了, 不必了",
    accepts: "好的, 好, 可以, 行, 没问题, 是的, 同意, 就这样, 嗯, 合适",
    doubts: "但是, 但, 不, 太晚, 太早, 可惜, 早一点, 晚一点, 也许",
  },
  ja: {
    amends: "やっぱり, に変更, に変えて, にして, すみません, ではなく, 実は, です, だけ, 名です, 人です",
    adds: "あと, それと, それから, 追加, も",
    takesBack:
      "もう必要ありません, 必要なくなり, 不要になり, 不要です, いりません, 結構です, キャンセル, 取り消し, やめます, 大丈夫になりました, もういいです, 結構になりました, なしで",
    accepts: "はい, ええ, お願いします, 大丈夫です, それで, 結構です, いいです, 了解, 問題ありません, ぜひ",
    doubts: "でも, いいえ, ない, 遅す, 早す, 残念, もっと, 難しい",
  },
};
