import type { GuestLanguage } from "../detection/index.ts";

export type RatingTexts = {
  /** The scale, from 1 to 5. Short enough for a row of WhatsApp's list. */
  scale: [string, string, string, string, string];
  /** Opens the list of ratings. */
  choose: string;
  /** Confirms how a rating was read. */
  rated: string;
  glad: string;
  /** After a low number: 1 is the best mark in some schools. */
  correct: string;
  /** Names where guests review the venue publicly. */
  review: string;
  /** The form on the guest page. */
  form: { comment: string; send: string; chosen: string; told: string };
};

export const ratingTexts: Record<GuestLanguage, RatingTexts> = {
  en: {
    scale: ["Bad", "Not good", "Okay", "Good", "Very good"],
    choose: "Rate your stay",
    rated: "Thank you for your rating: {score} of 5 ({word}).",
    glad: "We're glad that you liked your stay.",
    correct: "If you meant another number, just send it.",
    review: "If you like, you can also review us publicly: {link}",
    form: {
      comment: "What should we know? (optional)",
      send: "Send rating",
      chosen: "Your rating: {score} of 5 ({word}). You can change it.",
      told: "The team knows and will reply here.",
    },
  },
  es: {
    scale: ["Mal", "No muy bien", "Regular", "Bien", "Muy bien"],
    choose: "Valorar",
    rated: "Gracias por su valoración: {score} de 5 ({word}).",
    glad: "Nos alegra que le haya gustado su estancia.",
    correct: "Si quería otro número, envíelo sin más.",
    review: "Si lo desea, también puede publicar una reseña sobre nosotros: {link}",
    form: {
      comment: "¿Qué deberíamos saber? (opcional)",
      send: "Enviar valoración",
      chosen: "Su valoración: {score} de 5 ({word}). Puede cambiarla.",
      told: "El equipo lo sabe y le responderá aquí.",
    },
  },
  fr: {
    scale: ["Mauvais", "Pas bien", "Moyen", "Bien", "Très bien"],
    choose: "Noter le séjour",
    rated: "Merci pour votre note : {score} sur 5 ({word}).",
    glad: "Nous sommes heureux que votre séjour vous ait plu.",
    correct: "Si vous vouliez un autre chiffre, envoyez-le simplement.",
    review: "Si vous le souhaitez, vous pouvez aussi publier un avis sur nous : {link}",
    form: {
      comment: "Que devons-nous savoir ? (facultatif)",
      send: "Envoyer la note",
      chosen: "Votre note : {score} sur 5 ({word}). Vous pouvez la changer.",
      told: "L'équipe est prévenue et vous répondra ici.",
    },
  },
  de: {
    scale: ["Schlecht", "Nicht gut", "Mittelmäßig", "Gut", "Sehr gut"],
    choose: "Bewerten",
    rated: "Danke für Ihre Bewertung: {score} von 5 ({word}).",
    glad: "Schön, dass es Ihnen bei uns gefallen hat.",
    correct: "Wenn Sie eine andere Zahl meinten, schicken Sie sie einfach.",
    review: "Wenn Sie möchten, können Sie uns auch öffentlich bewerten: {link}",
    form: {
      comment: "Was sollten wir wissen? (freiwillig)",
      send: "Bewertung senden",
      chosen: "Ihre Bewertung: {score} von 5 ({word}). Sie können sie ändern.",
      told: "Das Team weiß Bescheid und antwortet Ihnen hier.",
    },
  },
  it: {
    scale: ["Male", "Non bene", "Così così", "Bene", "Molto bene"],
    choose: "Valuta",
    rated: "Grazie per la sua valutazione: {score} su 5 ({word}).",
    glad: "Siamo felici che il soggiorno le sia piaciuto.",
    correct: "Se intendeva un altro numero, lo invii semplicemente.",
    review: "Se vuole, può anche pubblicare una recensione su di noi: {link}",
    form: {
      comment: "Che cosa dovremmo sapere? (facoltativo)",
      send: "Invia la valutazione",
      chosen: "La sua valutazione: {score} su 5 ({word}). Può cambiarla.",
      told: "Lo staff lo sa e le risponderà qui.",
    },
  },
  pt: {
    scale: ["Mau", "Não muito bom", "Razoável", "Bom", "Muito bom"],
    choose: "Avaliar",
    rated: "Obrigado pela sua avaliação: {score} de 5 ({word}).",
    glad: "Ficamos contentes por ter gostado da estadia.",
    correct: "Se queria outro número, basta enviá-lo.",
    review: "Se quiser, também pode publicar uma avaliação sobre nós: {link}",
    form: {
      comment: "O que devemos saber? (opcional)",
      send: "Enviar avaliação",
      chosen: "A sua avaliação: {score} de 5 ({word}). Pode alterá-la.",
      told: "A equipa já sabe e responderá aqui.",
    },
  },
  ar: {
    scale: ["سيئ", "غير جيد", "مقبول", "جيد", "جيد جدًا"],
    choose: "قيّم إقامتك",
    rated: "شكرًا على تقييمك: {score} من 5 ({word}).",
    glad: "يسعدنا أن إقامتك أعجبتك.",
    correct: "إن قصدت رقمًا آخر فأرسله ببساطة.",
    review: "إن أردت، يمكنك أيضًا نشر تقييم علني عنا: {link}",
    form: {
      comment: "ما الذي ينبغي أن نعرفه؟ (اختياري)",
      send: "إرسال التقييم",
      chosen: "تقييمك: {score} من 5 ({word}). يمكنك تغييره.",
      told: "الفريق على علم وسيرد عليك هنا.",
    },
  },
  nl: {
    scale: ["Slecht", "Niet goed", "Matig", "Goed", "Heel goed"],
    choose: "Beoordelen",
    rated: "Bedankt voor uw beoordeling: {score} van 5 ({word}).",
    glad: "Fijn dat uw verblijf u is bevallen.",
    correct: "Als u een ander cijfer bedoelde, stuur het dan gewoon.",
    review: "Als u wilt, kunt u ons ook openbaar beoordelen: {link}",
    form: {
      comment: "Wat moeten we weten? (optioneel)",
      send: "Beoordeling sturen",
      chosen: "Uw beoordeling: {score} van 5 ({word}). U kunt die wijzigen.",
      told: "Het team weet het en antwoordt u hier.",
    },
  },
  zh: {
    scale: ["差", "不太好", "一般", "好", "非常好"],
    choose: "评价入住",
    rated: "感谢您的评价：{score}/5（{word}）。",
    glad: "很高兴您住得满意。",
    correct: "如果您想给的是别的分数，直接发送即可。",
    review: "如果您愿意，也可以公开评价我们：{link}",
    form: {
      comment: "有什么想告诉我们的？（可不填）",
      send: "提交评价",
      chosen: "您的评价：{score}/5（{word}）。您可以更改。",
      told: "工作人员已知悉，会在这里回复您。",
    },
  },
  ja: {
    scale: ["悪い", "良くない", "普通", "良い", "とても良い"],
    choose: "評価する",
    rated: "評価をありがとうございます：5段階中{score}（{word}）。",
    glad: "ご滞在をお楽しみいただけて嬉しく思います。",
    correct: "別の数字のおつもりでしたら、そのまま送ってください。",
    review: "よろしければ、公開の口コミもこちらからお書きいただけます：{link}",
    form: {
      comment: "お気づきの点（任意）",
      send: "評価を送る",
      chosen: "あなたの評価：5段階中{score}（{word}）。変更できます。",
      told: "スタッフに伝わっています。こちらでお返事します。",
    },
  },
  ru: {
    scale: ["Плохо", "Не очень хорошо", "Нормально", "Хорошо", "Очень хорошо"],
    choose: "Оценить",
    rated: "Спасибо за вашу оценку: {score} из 5 ({word}).",
    glad: "Мы рады, что вам у нас понравилось.",
    correct: "Если вы имели в виду другую цифру, просто отправьте её.",
    review: "При желании вы можете оставить и публичный отзыв: {link}",
    form: {
      comment: "Что нам следует знать? (необязательно)",
      send: "Отправить оценку",
      chosen: "Ваша оценка: {score} из 5 ({word}). Её можно изменить.",
      told: "Сотрудники знают об этом и ответят здесь.",
    },
  },
  tr: {
    scale: ["Kötü", "İyi değil", "Orta", "İyi", "Çok iyi"],
    choose: "Değerlendir",
    rated: "Değerlendirmeniz için teşekkürler: 5 üzerinden {score} ({word}).",
    glad: "Konaklamanızdan memnun kalmanıza sevindik.",
    correct: "Başka bir sayı demek istediyseniz, göndermeniz yeterli.",
    review: "Dilerseniz bizi herkese açık olarak da değerlendirebilirsiniz: {link}",
    form: {
      comment: "Bilmemiz gereken bir şey var mı? (isteğe bağlı)",
      send: "Değerlendirmeyi gönder",
      chosen: "Değerlendirmeniz: 5 üzerinden {score} ({word}). Değiştirebilirsiniz.",
      told: "Ekip biliyor ve size buradan yanıt verecek.",
    },
  },
};

/** Words that rate a stay as a whole, in all languages; the scale's own words are added. `no` takes a good word back. */
export const ratingWords = {
  /** Read first: they hold words of other groups. */
  notBad:
    "not bad, not too bad, not bad at all, nicht schlecht, gar nicht schlecht, nicht übel, pas mal, pas mauvais, no está mal, no estuvo mal, nada mal, non male, niente male, nada mau, não foi mau, niet slecht, неплохо, не плохо, ليس سيئا, مش بطال, 不错, 还不错, 悪くない, fena değil, fena değildi",
  2: "not satisfied, dissatisfied, unsatisfied, unhappy, nicht zufrieden, unzufrieden, pas satisfait, pas satisfaite, pas satisfaits, insatisfait, insatisfecho, insatisfecha, insatisfechos, no satisfecho, non soddisfatto, insoddisfatto, insoddisfatti, insatisfeito, insatisfeitos, niet tevreden, ontevreden, не понравилось, недоволен, недовольны, غير راض, غير راضي, 不满意, memnun değil, memnun değiliz, memnun kalmadık, not good, not so good, not very good, not great, not so great, not nice, wasn't good, wasn't great, wasn't very good, disappointing, disappointed, below expectations, poor, nicht gut, nicht so gut, nicht sehr gut, nicht toll, nicht so toll, enttäuschend, enttäuscht, pas bien, pas très bien, pas bon, pas terrible, pas top, décevant, déçu, déçue, déçus, no muy bien, no bien, no estuvo bien, no fue bueno, decepcionante, decepcionado, decepcionada, non bene, non molto bene, non buono, deludente, delusi, deluso, delusa, não muito bom, não foi bom, não gostei, decepcionante, niet goed, niet zo goed, niet best, teleurstellend, tegenvallend, не очень, не очень хорошо, не хорошо, нехорошо, разочарован, разочарованы, غير جيد, ليس جيدا, مش كويس, مخيب, 不好, 不太好, 不怎么样, 失望, 良くない, よくない, いまいち, 残念, iyi değil, iyi değildi, kötüydü, hayal kırıklığı",
  5: "very good, very nice, really good, really nice, so good, excellent, perfect, perfectly, fantastic, amazing, awesome, wonderful, great, superb, outstanding, brilliant, lovely, loved it, loved everything, couldn't be better, top notch, sehr gut, sehr schön, sehr zufrieden, super, toll, perfekt, hervorragend, ausgezeichnet, wunderbar, fantastisch, großartig, klasse, spitze, prima, traumhaft, bestens, très bien, très bon, très agréable, excellent, excellente, parfait, parfaite, super, génial, magnifique, formidable, merveilleux, merveilleuse, impeccable, muy bien, muy bueno, muy buena, excelente, perfecto, perfecta, genial, fantástico, fantástica, maravilloso, maravillosa, estupendo, estupenda, increíble, encantó, molto bene, molto buono, molto bello, benissimo, ottimo, ottima, perfetto, perfetta, eccellente, fantastico, fantastica, meraviglioso, meravigliosa, splendido, splendida, bellissimo, muito bom, muito bem, ótimo, ótima, óptimo, perfeito, perfeita, maravilhoso, maravilhosa, adorei, adoramos, heel goed, zeer goed, erg goed, heel fijn, uitstekend, geweldig, perfect, prachtig, heerlijk, fantastisch, очень хорошо, отлично, прекрасно, замечательно, супер, идеально, великолепно, превосходно, ممتاز*, رائع*, جيد جدا, مثالي*, 非常好, 很好, 太好了, 太棒了, 很棒, 完美, 非常满意, 很满意, とても良い, とても良かった, とてもよかった, 最高, 素晴らしい, 素晴らしかった, çok iyi, çok iyiydi, çok güzel, çok güzeldi, mükemmel*, harika*, muhteşem*, süper*",
  1: "bad, very bad, terrible, awful, horrible, dreadful, disgusting, worst, a nightmare, never again, schlecht, sehr schlecht, schrecklich, furchtbar, katastrophe, katastrophal, mies, grauenhaft, unterirdisch, nie wieder, mauvais, mauvaise, très mauvais, très mal, nul, nulle, horrible, affreux, catastrophique, plus jamais, mal, muy mal, malo, mala, muy malo, terrible, horrible, pésimo, pésima, fatal, nunca más, male, molto male, pessimo, pessima, terribile, orribile, mai più, mau, má, muito mau, péssimo, péssima, horrível, terrível, nunca mais, slecht, heel slecht, vreselijk, verschrikkelijk, waardeloos, nooit meer, плохо, очень плохо, ужасно, ужас, кошмар, отвратительно, никогда больше, سيئ, سيء, سيئة, سيئ جدا, فظيع, 差, 很差, 太差了, 糟糕, 很糟, 悪い, 悪かった, 最悪, ひどい, ひどかった, kötü, çok kötü, berbat, berbattı, rezalet, bir daha asla",
  4: "good, nice, fine, pleasant, gut, schön, zufrieden, angenehm, nett, bien, bon, bonne, agréable, satisfait, satisfaite, satisfaits, bueno, buena, agradable, bene, buono, buona, bello, piacevole, bom, boa, bem, agradável, goed, fijn, leuk, prettig, tevreden, хорошо, понравилось, جيد, جيدة, كويس, كويسة, 好, 挺好, 满意, 良い, 良かった, よかった, iyi, iyiydi, güzel, güzeldi",
  3: "ok, okay, okey, average, so so, mediocre, acceptable, alright, all right, mittelmäßig, mittel, durchschnittlich, geht so, in ordnung, naja, na ja, okay, moyen, moyenne, passable, correct, bof, comme ci comme ça, regular, normal, así así, aceptable, così così, discreto, nella media, accettabile, razoável, mais ou menos, assim assim, matig, gemiddeld, gaat wel, redelijk, нормально, средне, так себе, сойдёт, مقبول, مقبولة, عادي, متوسط, 一般, 还行, 还可以, 普通, まあまあ, orta, idare eder, fena değil işte, normaldi",
  /** Between a praise and what follows it. */
  but: "but, however, only that, except, aber, jedoch, nur dass, leider, mais, sauf, malheureusement, pero, aunque, salvo, ma, però, purtroppo, mas, porém, infelizmente, maar, helaas, но, однако, жаль, لكن, ولكن, بس, 但是, 但, 不过, 就是, でも, しかし, ただ, ama, fakat, ancak, maalesef",
} as const;
