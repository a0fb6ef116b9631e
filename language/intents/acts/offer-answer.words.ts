import type { GuestLanguage } from "../../detection/index.ts";

/** Phrases of a guest who answers an offer of the hotel. The syntax is that of `PhraseMatcher`, without stars. */
export type OfferAnswerWords = {
  /** A clear yes, also in "yes, thanks". */
  orders: string;
  /** A clear no. */
  declines: string;
  /** Says nothing more than the words around it. */
  fillers: string;
};

export const offerAnswerWords: Record<GuestLanguage, OfferAnswerWords> = {
  en: {
    orders:
      "yes, yeah, yep, yup, yea, sure, absolutely, definitely, of course, why not, order, book, please book, please order, please do, i d like, we d like, i d love, we d love, i would like, we would like, i want, we want, i ll take, we ll take, count me in, count us in, go ahead, gladly, with pleasure, sounds good, sounds great",
    declines:
      "no, nope, nah, no thanks, no thank you, not interested, i m not interested, we re not interested, not this time, not for me, not for us, not needed, no need, i don t need, we don t need, don t need, i don t want, we don t want, rather not, i d rather not, we d rather not, i ll pass, we ll pass, i m fine, i m good, we re fine, we re good, i am fine, i am good, we are fine, we are good, thanks but no, never mind, leave it, too expensive",
    fillers:
      "please, thanks, thank, you, very, much, oh, hi, hello, hey, dear, good, morning, evening, for, on, at, of, in, the, a, an, it, that, this, one, that s, us, me, both, all, and, to, we, i, order, book, would, like, d, people, persons, person, guests, just, ok, okay, great, x",
  },
  de: {
    orders:
      "ja, jawohl, jo, jep, gerne, gern, sehr gerne, sehr gern, klar, natürlich, unbedingt, auf jeden fall, warum nicht, bestellen, buchen, bitte bestellen, bitte buchen, ich nehme, wir nehmen, nehme ich, nehmen wir, ich möchte, wir möchten, ich hätte gern, wir hätten gern, ich hätte gerne, wir hätten gerne, klingt gut, mit vergnügen, machen wir",
    declines:
      "nein, nee, ne, no, nein danke, danke nein, kein interesse, kein bedarf, nicht nötig, lieber nicht, diesmal nicht, brauchen wir nicht, brauche ich nicht, wir brauchen, ich brauche nichts, wir brauchen nichts, möchte ich nicht, möchten wir nicht, wir möchten nicht, ich möchte nicht, will ich nicht, wollen wir nicht, danke wir verzichten, wir verzichten, ich verzichte, zu teuer, lassen wir, passt schon",
    fillers:
      "bitte, danke, vielen, dank, oh, ah, hallo, hi, guten, morgen, tag, abend, für, um, am, an, den, die, das, der, es, mal, uns, mich, beide, und, zu, wir, ich, gerne, gern, bestellen, buchen, leute, personen, person, gäste, ok, okay, super, x, einmal",
  },
  fr: {
    orders:
      "oui, ouais, volontiers, avec plaisir, bien sûr, absolument, pourquoi pas, commander, réserver, je prends, nous prenons, on prend, je voudrais, nous voudrions, j aimerais, nous aimerions, je veux, nous voulons, je commande, nous commandons, s il vous plaît oui, merci oui",
    declines:
      "non, non merci, merci non, pas besoin, pas intéressé, pas intéressée, pas intéressés, pas cette fois, pas pour moi, pas pour nous, pas nécessaire, plutôt non, nous n avons pas besoin, je n ai pas besoin, ça ira, ça ira merci, trop cher, laissez tomber",
    fillers:
      "s, il, vous, te, plaît, merci, beaucoup, oh, ah, bonjour, bonsoir, salut, pour, à, le, la, les, l, de, du, des, un, une, nous, moi, deux, et, on, je, commander, réserver, personnes, personne, ok, super, parfait, x, svp",
  },
  es: {
    orders:
      "sí, si, claro, por supuesto, con gusto, encantado, encantada, por qué no, pedir, reservar, lo quiero, la quiero, quiero, queremos, me gustaría, nos gustaría, quisiera, quisiéramos, resérvelo, resérvela, lo tomo, lo cogemos, adelante, gracias sí",
    declines:
      "no, no gracias, gracias no, gracias pero no, no me interesa, no nos interesa, no hace falta, no es necesario, no lo necesito, no lo necesitamos, no queremos, no quiero, mejor no, esta vez no, demasiado caro, muy caro, dejelo, paso",
    fillers:
      "por, favor, gracias, muchas, oh, ah, hola, buenos, buenas, días, tardes, noches, para, a, las, la, el, los, lo, de, un, una, uno, nosotros, mí, ambos, y, yo, pedir, reservar, personas, persona, ok, vale, perfecto, x",
  },
  it: {
    orders:
      "sì, si, certo, certamente, volentieri, con piacere, perché no, ordinare, ordina, prenotare, prenoti, prenotate, lo prendo, la prendo, lo prendiamo, la prendiamo, prendiamo, vorrei, vorremmo, voglio, vogliamo, mi piacerebbe, ci piacerebbe, grazie sì, grazie si",
    declines:
      "no, no grazie, grazie no, non grazie, non mi interessa, non ci interessa, non serve, non ci serve, non mi serve, non ne ho bisogno, non ne abbiamo bisogno, non vogliamo, non voglio, meglio di no, magari no, questa volta no, troppo caro, lasciamo stare, lasci stare, a posto così, siamo a posto",
    fillers:
      "per, favore, piacere, grazie, mille, oh, ah, ciao, buongiorno, buonasera, alle, a, il, la, lo, le, i, gli, l, di, un, una, uno, noi, me, entrambi, e, io, ordinare, prenotare, persone, persona, ok, perfetto, x",
  },
  pt: {
    orders:
      "sim, claro, com certeza, com prazer, com gosto, por que não, porque não, encomendar, pedir, reservar, reserve, quero, queremos, gostaria, gostaríamos, gostava, gostávamos, fico com, ficamos com, aceito, aceitamos, quero sim, queremos sim",
    declines:
      "não, não obrigado, não obrigada, obrigado não, obrigada não, não me interessa, não nos interessa, não é preciso, não é necessário, não precisa, não preciso, não precisamos, não queremos, não quero, melhor não, desta vez não, muito caro, deixe estar, dispenso, dispensamos",
    fillers:
      "por, favor, obrigado, obrigada, muito, oh, ah, olá, bom, boa, dia, tarde, noite, para, às, a, o, as, os, de, um, uma, nós, mim, ambos, e, eu, pedir, encomendar, reservar, pessoas, pessoa, ok, perfeito, x, se, faz",
  },
  nl: {
    orders:
      "ja, jazeker, zeker, graag, heel graag, natuurlijk, waarom niet, bestellen, boeken, ik wil, we willen, wij willen, ik neem, we nemen, wij nemen, doe maar, ik zou graag, we zouden graag, klinkt goed",
    declines:
      "nee, neen, nee bedankt, nee dank, nee dank je, nee dank u, bedankt nee, geen interesse, geen behoefte, niet nodig, hoeft niet, liever niet, deze keer niet, laat maar, te duur, we hoeven niet, ik hoef niet, we willen niet, ik wil niet",
    fillers:
      "alstublieft, alsjeblieft, aub, bedankt, dank, je, u, wel, oh, ah, hallo, hoi, goedemorgen, goedenavond, voor, om, op, de, het, een, ons, mij, beide, en, we, wij, ik, graag, bestellen, boeken, personen, persoon, ok, oke, prima, perfect, x",
  },
  tr: {
    orders:
      "evet, tabii, tabi, elbette, kesinlikle, memnuniyetle, neden olmasın, sipariş, sipariş et, ayırtın, ayırın, rezervasyon, alalım, alayım, istiyorum, istiyoruz, isterim, isteriz, lütfen evet",
    declines:
      "hayır, yok, yok teşekkürler, hayır teşekkürler, teşekkürler hayır, gerek yok, ilgilenmiyorum, ilgilenmiyoruz, istemiyorum, istemiyoruz, istemem, almayalım, almayayım, bu sefer değil, kalsın, çok pahalı, pahalı",
    fillers:
      "lütfen, teşekkürler, teşekkür, ederim, ederiz, çok, oh, merhaba, selam, günaydın, için, saat, bir, de, da, ve, ben, biz, bize, bana, kişi, tane, adet, sipariş, ok, tamam, harika, x, istiyoruz, istiyorum, günü",
  },
  ru: {
    orders:
      "да, ага, конечно, с удовольствием, почему бы и нет, заказать, заказываем, заказываю, закажите, забронируйте, бронируйте, бронируем, берем, беру, давайте, давай, хочу, хотим, хотелось бы, я бы хотел, я бы хотела, мы бы хотели, спасибо да",
    declines:
      "нет, неа, нет спасибо, спасибо нет, спасибо не надо, не надо, не нужно, не интересно, не интересует, нам не нужно, мне не нужно, не хочу, не хотим, не в этот раз, лучше нет, обойдемся, слишком дорого, дорого, откажусь, откажемся",
    fillers:
      "пожалуйста, спасибо, большое, ой, ах, привет, здравствуйте, добрый, день, вечер, утро, на, в, во, для, к, и, я, мы, нам, мне, нас, меня, это, человек, человека, штуки, заказать, ок, хорошо, отлично, x",
  },
  ar: {
    orders:
      "نعم, ايه, اي, ايوه, ايوا, اجل, اكيد, طبعا, بالتاكيد, بكل سرور, لم لا, ليش لا, اطلب, طلب, احجز, احجزوا, احجزها, احجزه, اريد, نريد, ابغى, نبغى, بدي, بدنا, ناخذه, ناخذها, عايز, عايزين, موافق, موافقين, نود, اود",
    declines:
      "لا, لا شكرا, شكرا لا, كلا, لا اريد, لا نريد, ما نبغى, ما ابغى, ما بدي, ما بدنا, مش عايز, مش عايزين, غير مهتم, غير مهتمين, لست مهتما, لسنا مهتمين, لا داعي, لا حاجه, مو لازم, مش لازم, ما يحتاج, ليس هذه المره, بلاش, غالي, غالي جدا",
    fillers:
      "من, فضلك, فضلكم, لو, سمحت, سمحتم, شكرا, جزيلا, مرحبا, اهلا, السلام, عليكم, صباح, مساء, الخير, ل, الى, في, يوم, الساعه, و, انا, نحن, لنا, لي, شخص, اشخاص, اطلب, طلب, تمام, ممتاز, هذا, هذه",
  },
  zh: {
    orders:
      "是的, 是, 好的, 好, 可以, 行, 当然, 没问题, 我要, 我们要, 要, 想要, 订, 预订, 预定, 订购, 来一份, 来两份, 麻烦帮我, 乐意",
    declines: "不用, 不用了, 不要, 不需要, 不必, 不了, 不, 没兴趣, 不感兴趣, 算了, 太贵, 谢谢不用, 谢谢不要",
    fillers: "请, 谢谢, 您好, 你好, 的, 了, 份, 个, 位, 人, 吧, 啊, 麻烦, 一下",
  },
  ja: {
    orders:
      "はい, ええ, うん, お願いします, お願いいたします, ぜひ, もちろん, 注文, 予約, 申し込み, 申し込みます, ほしいです, 欲しいです, いただきます, 頼みます",
    declines:
      "いいえ, いえ, 結構です, けっこうです, 不要, 要りません, いりません, 必要ありません, 大丈夫です, 遠慮します, 遠慮しておきます, やめておきます, 興味がありません, 高すぎ",
    fillers:
      "どうも, ありがとう, ありがとうございます, すみません, こんにちは, で, に, の, を, は, 名, 人, 個, つ, お, ください",
  },
};
