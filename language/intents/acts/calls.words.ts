import type { GuestLanguage } from "../../detection/index.ts";

/**
 * Words of a call for help and of courtesy. A part that has no others reports no danger: "please help, what time is
 * breakfast?" A message of only such words, with a cry, is a call that names nothing.
 */
export const callWords: Record<GuestLanguage, { cry: string; around: string }> = {
  en: {
    cry: "help, helpp*, hlp, sos, mayday",
    around:
      "please, pls, plz, me, us, someone, somebody, anyone, anybody, now, quick, quickly, hurry, hurry up, fast, urgent, urgently, hi, hello, hey, sorry, excuse, i, we, need, your, some, a bit of, with this, with something, kindly, out, asap, can, could, would, you, to, bother, question, a, have, an, one, the, thanks, thank, dear, team, reception, good, morning, evening, afternoon, it s, is, really, appreciate, for, any, there, desperate, desperately, so, oh, god, my, immediately, do, if, urgency, rush, hurry, late hour, disturb, disturbing",
  },
  de: {
    cry: "hilfe, helft, helfen, hilf, sos",
    around:
      "bitte, mir, uns, sie, schnell, sofort, jemand, ich, wir, brauche, brauchen, ihre, eure, deine, dringend, dringende, frage, kurz, mal, konnen, konnten, konnte, kannst, konntet, konnt, ihr, du, hallo, guten, tag, morgen, abend, entschuldigung, entschuldigen, moin, hey, danke, ich hatte, eine, etwas, bei, was, liebes, team, gerne, vielleicht, man, eile, eilt, es, dringlichkeit, storung, spate, spat, die, dass, store",
  },
  fr: {
    cry: "aide, aidez, aider, secours, sos",
    around:
      "au, a, l, moi, nous, s il, vous, te, plait, svp, stp, vite, quelqu un, j ai, je, besoin, d, de, votre, avons, on, pouvez, pourriez, peux, peut, m, bonjour, bonsoir, excusez, pardon, merci, urgent, urgente, question, une, un, petite, peu, est ce que, qui, salut, desole, derangement, deranger, la, le, urgence, precipitation, heure, tardive, pressee, presse, presses",
  },
  es: {
    cry: "ayuda, ayudame, ayudeme, ayudenme, ayudennos, ayudenos, ayudadme, ayudar, ayudarme, ayudarnos, ayudan, ayuden, auxilio, socorro, sos",
    around:
      "por, favor, porfa, porfavor, me, nos, alguien, rapido, ya, necesito, necesitamos, su, tu, vuestra, puede, pueden, podria, podrian, puedes, hola, buenos, buenas, dias, tardes, noches, perdon, perdone, disculpe, disculpen, gracias, urgente, pregunta, una, un, poco, de, con algo, duda, ayudas, quisiera, la, las, el, urgencia, urgencias, prisa, prisas, molestia, molestias, hora, horas",
  },
  it: {
    cry: "aiuto, aiutatemi, aiutateci, aiutami, aiuti, aiutarmi, aiutarci, aiutare, aiutate, aiutaci, sos",
    around:
      "per, il, disturbo, favore, cortesia, piacere, mi, ci, qualcuno, presto, subito, ho, abbiamo, bisogno, di, del, vostro, suo, un, una, puo, potete, potrebbe, potreste, puoi, ciao, salve, buongiorno, buonasera, scusi, scusate, scusa, grazie, urgente, domanda, un attimo, po, d, vi, prego, l, la, le, urgenza, fretta, ora, orario, tarda, perdoni, perdonate, perdona",
  },
  pt: {
    cry: "ajuda, ajude, ajudem, ajudar, ajudame, ajudarme, ajudarnos, socorro, acudam, sos",
    around:
      "por, favor, me, nos, se, faz, alguem, rapido, ja, preciso, precisamos, de, da, sua, vossa, pode, podem, poderia, poderiam, podia, podiam, ola, oi, bom, boa, dia, tarde, noite, desculpe, desculpa, desculpem, obrigado, obrigada, urgente, pergunta, uma, um, pouco, com uma coisa, gentileza, voce, voces, a, as, o, urgencia, pressa, hora, incomodo, incomodar",
  },
  nl: {
    cry: "help, helpen, hulp, sos",
    around:
      "alstublieft, alsjeblieft, aub, me, mij, ons, iemand, snel, nu, ik, we, wij, heb, hebben, nodig, uw, jullie, je, kunt, kun, kan, kunnen, zou, zouden, u, hallo, hoi, goedemorgen, goedemiddag, goedenavond, goede, morgen, sorry, pardon, bedankt, dank, dringend, dringende, vraag, vraagje, een, even, misschien, met iets, willen, jij, wil, de, haast, spoed, urgentie, late, uur, storing, stoor",
  },
  tr: {
    cry: "yardim, imdat, yardimci, sos",
    around:
      "lutfen, edin, edermisiniz, eder, misiniz, misin, edebilir, olur, musunuz, musun, olabilir, bana, bize, biri, birisi, cabuk, acil, hemen, ihtiyacim, ihtiyacimiz, yardima, yardiminiza, yardiminizi, var, merhaba, selam, iyi, gunler, aksamlar, gunaydin, pardon, afedersiniz, ozur, dilerim, tesekkurler, soru, bir, sorum, lazim, rica, ederim, et, istiyorum, aciliyet, acele, acelem, acelemiz, gec, saatte, rahatsiz, ettigim, icin",
  },
  ru: {
    cry: "помогите, помоги, помощь, помощи, помочь, спасите, караул, sos",
    around:
      "пожалуиста, пожалуйста, мне, нам, кто нибудь, кто то, скорее, быстрее, срочно, срочныи, срочный, я, мы, нужна, нужно, ваша, прошу, о, могли, можете, бы, вы, не, ли, здравствуите, здравствуйте, привет, добрыи, добрый, добрая, день, вечер, утро, доброе, извините, простите, спасибо, вопрос, у меня, есть, с этим, на, буду благодарен",
  },
  ar: {
    cry: "*مساعده, ساعدني, ساعدوني, ساعدونا, ساعدنا, النجده, نجده, الحقوني, انجدوني, مساعدتي, مساعدتنا, مساعدتكم, تساعدني, تساعدوني, تساعدنا, *مساعدتك, *مساعدتكم",
    around:
      "من, فضلك, فضلكم, لو, سمحت, سمحتم, رجاء, ارجوك, ارجوكم, بسرعه, احد, حد, عاجل, عاجله, حالا, احتاج, نحتاج, محتاج, محتاجه, الي, هل, يمكنك, يمكنكم, ممكن, تقدر, تقدرون, ان, مرحبا, السلام, عليكم, اهلا, صباح, مساء, الخير, النور, عذرا, اسف, شكرا, سوال, سؤال, عندي, لدي, في, يا, هلا",
  },
  zh: {
    cry: "救命啊, 救命, 快来人, 来人啊, 救救我, 帮帮我, 帮帮忙, 帮助, 帮忙, 求助, 帮我, 帮一下, 帮",
    around:
      "请问, 请, 麻烦, 您, 你们, 你, 我们, 我, 一下, 可以, 能不能, 能否, 能, 吗, 快点, 快, 谁来, 来人, 需要, 紧急, 急, 问题, 问, 个, 一个, 你好, 您好, 不好意思, 打扰了, 打扰, 抱歉, 谢谢, 啊, 呀, 吧, 有, 想, 的, 了, 忙",
  },
  ja: {
    cry: "助けてください, 助けて, 助けてほしい, たすけて, ヘルプ, 手伝ってください, 手伝って, 手伝ってもらえますか, 手伝っていただけますか, 手を貸して",
    around:
      "すみませんが, すみません, すいません, お願いします, お願い, おねがい, どうか, 誰か, 早く, 急いで, 至急, 緊急, 急ぎ, 質問, です, ます, が, 困っています, 困って, こんにちは, こんばんは, おはようございます, 失礼します, ありがとうございます, もらえますか, いただけますか, ください, くれますか, ちょっと, 少し, の, あの, 申し訳ありません, 恐れ入ります, 恐れ入りますが, ください, か, ね, よ",
  },
};
