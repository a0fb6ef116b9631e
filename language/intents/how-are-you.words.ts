import type { GuestLanguage } from "../detection/index.ts";

export type HowAreYouWords = {
  /** Ask how the other one is, also without a question mark. */
  asks: string;
  /** Ask with a question mark; without one they mean "all right". */
  asksIfMarked: string;
  /** May surround them. */
  around: string;
  reply: string;
};

export const howAreYouWords: Record<GuestLanguage, HowAreYouWords> = {
  en: {
    asks: "how are you, how are u, how r u, how are ya, how you doing, how do you do, how s it going, hows it going, how is it going, how s everything, how is everything, how are things, how s life, what s up, whats up, how is your day, how s your day, how was your day, how have you been",
    asksIfMarked: "you ok, are you ok, are you well",
    around:
      "today, doing, feeling, this morning, this afternoon, this evening, tonight, so far, going, all, guys, there, everyone, everybody, team, with you, and you, over there, my friend, dear, sir, madam, hey, hiya",
    reply: "Thank you for asking! How can I help you?",
  },
  es: {
    asks: "como estas, como esta, como estan, como estais, que tal, que tal estas, que tal esta, que tal estan, como va, como va todo, como te va, como les va, que hay de nuevo, que onda, como andas, como andan",
    asksIfMarked: "todo bien",
    around:
      "hoy, usted, ustedes, vosotros, todo, el dia, tu dia, su dia, por ahi, y, esta manana, esta tarde, esta noche, amigo, amiga, amigos, equipo",
    reply: "¡Gracias por preguntar! ¿En qué puedo ayudarle?",
  },
  fr: {
    asks: "comment allez vous, comment vas tu, comment ca va, comment tu vas, comment vous allez, comment vous portez vous, quoi de neuf",
    asksIfMarked: "ca va, ca va bien, vous allez bien, tu vas bien, la forme",
    around:
      "aujourd hui, bien, ce matin, ce soir, et vous, et toi, tout, tout le monde, coucou, l equipe, chez vous",
    reply: "Merci de demander ! Comment puis-je vous aider ?",
  },
  de: {
    asks: "wie geht es ihnen, wie geht es dir, wie geht es euch, wie geht es, wie gehts, wie geht s, wie gehts ihnen, wie geht s ihnen, wie gehts dir, wie geht s dir, wie gehts euch, wie geht s euch, wie lauft es, wie laufts, wie lauft s, wie gehts wie stehts",
    asksIfMarked:
      "alles gut, alles klar, alles klar bei euch, alles gut bei euch, geht es ihnen gut, geht es dir gut, geht es euch gut",
    around:
      "heute, denn, so, na, und, bei ihnen, bei euch, bei dir, ihnen, dir, euch, heute morgen, heute abend, zusammen, liebes team, allen, hey, huhu",
    reply: "Danke der Nachfrage! Womit kann ich Ihnen helfen?",
  },
  it: {
    asks: "come va, come stai, come sta, come state, come andiamo, come vi va, come procede, come va la vita, che si dice",
    asksIfMarked: "tutto bene",
    around: "oggi, tutto, lei, voi, stamattina, stasera, la giornata, ragazzi, e, li, da voi, a tutti",
    reply: "Grazie per averlo chiesto! Come posso aiutarla?",
  },
  pt: {
    asks: "como esta, como estao, como estas, como vai, como vao, como vai voce, como voce esta, como voces estao, como e que esta, como e que estao",
    asksIfMarked: "tudo bem, tudo bom, tudo certo, tudo joia, e ai, beleza",
    around:
      "hoje, voce, voces, o senhor, a senhora, por ai, com voces, consigo, convosco, e, esta manha, esta tarde, esta noite, pessoal, ola",
    reply: "Obrigado por perguntar! Como posso ajudar?",
  },
  nl: {
    asks: "hoe gaat het, hoe gaat het met u, hoe gaat het met je, hoe gaat het met jullie, hoe gaat ie, hoe is het, hoe is t, hoe gaat t, hoe maakt u het",
    asksIfMarked: "alles goed, alles goed met u, alles goed met jullie, alles goed met je, gaat het goed",
    around:
      "vandaag, vanochtend, vanavond, daar, en, met u, met je, met jou, met jullie, allemaal, ermee, hoi, hey",
    reply: "Dank u voor het vragen! Waarmee kan ik u helpen?",
  },
  ru: {
    asks: "как дела, как ваши дела, как твои дела, как у вас дела, как у тебя дела, как вы, как ты, как вы поживаете, как поживаете, как поживаешь, как жизнь, как настроение, как вы себя чувствуете, что нового, как сами",
    asksIfMarked: "все хорошо",
    around: "сегодня, у вас, ваши, там, и, утром, вечером, привет, всем, все",
    reply: "Спасибо, что спросили! Чем могу помочь?",
  },
  tr: {
    asks: "nasilsiniz, nasilsin, naber, ne haber, nasil gidiyor, ne var ne yok, keyifler nasil, isler nasil, gunun nasil geciyor, gununuz nasil geciyor",
    asksIfMarked: "iyi misiniz, iyi misin",
    around: "bugun, siz, sizler, bu sabah, bu aksam, ya, peki, selam, umarim iyisinizdir",
    reply: "Sorduğunuz için teşekkürler! Size nasıl yardımcı olabilirim?",
  },
  ar: {
    asks: "كيف حالك*, كيف حالكم, كيف الحال, كيفكم, كيفك, كيف انتم, كيف انت, شلونك*, شلونكم, شخبارك*, شخبار*, ازيك*, ازيكم, عامل ايه, عاملين ايه, اخبارك*, اخباركم, ايش اخباركم, شو اخباركم, كيف الاحوال, كيف صحتك*, ايه الاخبار, شو الاخبار, كيف يومك*",
    asksIfMarked: "لاباس",
    around: "اليوم, انتم, انت, هذا الصباح, هذا المساء, يا, طيبين, بخير, ان شاء الله, الاخبار",
    reply: "شكرًا لسؤالكم! كيف يمكنني مساعدتكم؟",
  },
  zh: {
    asks: "你好吗, 您好吗, 你们好吗, 最近怎么样, 最近好吗, 今天怎么样, 今天好吗, 过得怎么样, 过得好吗, 一切都好吗, 一切还好吗, 怎么样啊, 近来可好, 近况如何",
    asksIfMarked: "还好吗",
    around: "今天, 最近, 你, 您, 你们, 一切, 都, 呢, 啊, 呀, 嗨, 哈喽, 你好, 您好, 早上, 晚上, 好",
    reply: "谢谢您的关心！请问有什么可以帮您？",
  },
  ja: {
    asks: "お元気ですか, 元気ですか, ご機嫌いかがですか, ごきげんいかがですか, 調子はどうですか, 調子はいかがですか, 調子はどう, いかがお過ごしですか, お変わりありませんか",
    asksIfMarked: "元気, いかがですか, どうですか",
    around:
      "今日, は, 今日は, 最近, 皆さん, みなさん, こんにちは, こんばんは, おはようございます, やあ, も, の",
    reply: "お気遣いありがとうございます。何かお手伝いできることはありますか？",
  },
};
