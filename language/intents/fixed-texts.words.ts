import type { HandOverReason } from "@bellhop/contract/messages";

/** Reasons with a text for the guest. */
export type DisclosedReason = Exclude<HandOverReason, "not_built" | "paused">;

import type { GuestLanguage } from "./detect-language.ts";

export type FixedTexts = {
  notice: string;
  greeting: string;
  restHandedOver: string;
  /** When staff answer again. */
  backAt: string;
  optOut: string;
  optIn: string;
  /** Guests get the text for `unsure` if entries disagree. */
  handOver: Record<Exclude<DisclosedReason, "entries_disagree">, string>;
};

/** All texts of the assistant that no venue wrote. They contain no facts about a venue. */
export const fixedTexts: Record<GuestLanguage, FixedTexts> = {
  en: {
    notice:
      "You are writing with the assistant of {venue}, not with a person. It answers only from what the hotel has written. Write “person” at any time to reach the team.",
    greeting: "Hello, and welcome to {venue}! What would you like to know?",
    restHandedOver:
      "About the rest of your message I have nothing in writing, so I have asked the team. Somebody will answer you here.",
    backAt: "The team is not there at the moment and answers from {time}.",
    optOut:
      "Understood: we will not write to you of our own accord any more. You can still ask us anything here. Write START to hear from us again.",
    optIn: "Thank you: you will hear from us again about your stay. Write STOP at any time to end that.",
    handOver: {
      no_entry:
        "I have nothing in writing about that, so I have asked the team. Somebody will answer you here.",
      unsure: "I am not sure about that, so I have asked the team. Somebody will answer you here.",
      wants_person: "Of course. I have let the team know: somebody will answer you here as soon as possible.",
      complaint: "I am sorry about that. I have told the team, and somebody will answer you here.",
      safety:
        "I have alerted the team at once. If anybody is in danger, please call the emergency number or reception straight away.",
      sensitive: "That is for a person to decide, so I have asked the team. Somebody will answer you here.",
      not_text:
        "I can only read written messages, so I have asked the team to look. Somebody will answer you here.",
      assistant_failed: "I cannot answer just now, so I have asked the team. Somebody will answer you here.",
    },
  },
  es: {
    notice:
      "Está escribiendo con el asistente de {venue}, no con una persona. Solo responde con lo que el hotel ha escrito. Escriba «persona» en cualquier momento para hablar con el equipo.",
    greeting: "¡Hola y bienvenido a {venue}! ¿Qué le gustaría saber?",
    restHandedOver:
      "Sobre el resto de su mensaje no tengo nada por escrito, así que he preguntado al equipo. Alguien le responderá aquí.",
    backAt: "El equipo no está en este momento y responde a partir de las {time}.",
    optOut:
      "Entendido: ya no le escribiremos por iniciativa propia. Puede seguir preguntándonos lo que quiera aquí. Escriba START para volver a recibir nuestros mensajes.",
    optIn:
      "Gracias: volverá a recibir noticias nuestras sobre su estancia. Escriba STOP en cualquier momento para dejar de recibirlas.",
    handOver: {
      no_entry:
        "No tengo nada por escrito sobre eso, así que he preguntado al equipo. Alguien le responderá aquí.",
      unsure: "No estoy seguro de eso, así que he preguntado al equipo. Alguien le responderá aquí.",
      wants_person: "Por supuesto. He avisado al equipo: alguien le responderá aquí lo antes posible.",
      complaint: "Lo siento mucho. He avisado al equipo y alguien le responderá aquí.",
      safety:
        "He avisado al equipo de inmediato. Si alguien está en peligro, llame enseguida al número de emergencias o a la recepción.",
      sensitive:
        "Eso debe decidirlo una persona, así que he preguntado al equipo. Alguien le responderá aquí.",
      not_text:
        "Solo puedo leer mensajes escritos, así que he pedido al equipo que lo mire. Alguien le responderá aquí.",
      assistant_failed:
        "Ahora mismo no puedo responder, así que he preguntado al equipo. Alguien le responderá aquí.",
    },
  },
  fr: {
    notice:
      "Vous écrivez à l'assistant de {venue}, pas à une personne. Il ne répond qu'à partir de ce que l'hôtel a écrit. Écrivez « personne » à tout moment pour joindre l'équipe.",
    greeting: "Bonjour et bienvenue à {venue} ! Que souhaitez-vous savoir ?",
    restHandedOver:
      "Pour le reste de votre message, je n'ai rien par écrit : j'ai demandé à l'équipe. Quelqu'un vous répondra ici.",
    backAt: "L'équipe n'est pas là en ce moment et répond à partir de {time}.",
    optOut:
      "C'est noté : nous ne vous écrirons plus de notre propre initiative. Vous pouvez toujours nous poser vos questions ici. Écrivez START pour recevoir de nouveau nos messages.",
    optIn:
      "Merci : vous recevrez de nouveau nos messages au sujet de votre séjour. Écrivez STOP à tout moment pour ne plus en recevoir.",
    handOver: {
      no_entry:
        "Je n'ai rien par écrit à ce sujet, j'ai donc demandé à l'équipe. Quelqu'un vous répondra ici.",
      unsure: "Je n'en suis pas sûr, j'ai donc demandé à l'équipe. Quelqu'un vous répondra ici.",
      wants_person: "Bien sûr. J'ai prévenu l'équipe : quelqu'un vous répond ici dès que possible.",
      complaint: "Je suis désolé. J'ai prévenu l'équipe, et quelqu'un vous répondra ici.",
      safety:
        "J'ai alerté l'équipe immédiatement. Si quelqu'un est en danger, appelez tout de suite les urgences ou la réception.",
      sensitive:
        "C'est à une personne d'en décider, j'ai donc demandé à l'équipe. Quelqu'un vous répondra ici.",
      not_text:
        "Je ne peux lire que les messages écrits, j'ai donc demandé à l'équipe de regarder. Quelqu'un vous répondra ici.",
      assistant_failed:
        "Je ne peux pas répondre pour le moment, j'ai donc demandé à l'équipe. Quelqu'un vous répondra ici.",
    },
  },
  de: {
    notice:
      "Sie schreiben mit dem Assistenten von {venue}, nicht mit einem Menschen. Er antwortet nur aus dem, was das Haus aufgeschrieben hat. Schreiben Sie jederzeit „Mensch“, um das Team zu erreichen.",
    greeting: "Guten Tag und willkommen bei {venue}! Was möchten Sie wissen?",
    restHandedOver:
      "Zum Rest Ihrer Nachricht habe ich nichts Schriftliches und habe deshalb das Team gefragt. Jemand antwortet Ihnen hier.",
    backAt: "Das Team ist gerade nicht da und antwortet ab {time}.",
    optOut:
      "Verstanden: Wir schreiben Ihnen nicht mehr von uns aus. Fragen können Sie uns hier weiterhin alles. Schreiben Sie START, um wieder von uns zu hören.",
    optIn:
      "Danke: Sie hören zu Ihrem Aufenthalt wieder von uns. Schreiben Sie jederzeit STOP, um das zu beenden.",
    handOver: {
      no_entry:
        "Dazu habe ich nichts Schriftliches, deshalb habe ich das Team gefragt. Jemand antwortet Ihnen hier.",
      unsure: "Da bin ich mir nicht sicher, deshalb habe ich das Team gefragt. Jemand antwortet Ihnen hier.",
      wants_person:
        "Gern. Ich habe dem Team Bescheid gegeben: Jemand antwortet Ihnen hier so bald wie möglich.",
      complaint: "Das tut mir leid. Ich habe das Team informiert, und jemand antwortet Ihnen hier.",
      safety:
        "Ich habe das Team sofort alarmiert. Wenn jemand in Gefahr ist, rufen Sie bitte gleich den Notruf oder die Rezeption an.",
      sensitive:
        "Das muss ein Mensch entscheiden, deshalb habe ich das Team gefragt. Jemand antwortet Ihnen hier.",
      not_text:
        "Ich kann nur Geschriebenes lesen, deshalb habe ich das Team gebeten, nachzusehen. Jemand antwortet Ihnen hier.",
      assistant_failed:
        "Ich kann gerade nicht antworten, deshalb habe ich das Team gefragt. Jemand antwortet Ihnen hier.",
    },
  },
  it: {
    notice:
      "Sta scrivendo all'assistente di {venue}, non a una persona. Risponde solo con ciò che l'hotel ha scritto. Scriva «persona» in qualsiasi momento per parlare con lo staff.",
    greeting: "Buongiorno e benvenuto a {venue}! Che cosa desidera sapere?",
    restHandedOver:
      "Sul resto del suo messaggio non ho nulla di scritto, perciò ho chiesto allo staff. Qualcuno le risponderà qui.",
    backAt: "In questo momento lo staff non è presente e risponde dalle {time}.",
    optOut:
      "D'accordo: non le scriveremo più di nostra iniziativa. Può sempre chiederci qualsiasi cosa qui. Scriva START per ricevere di nuovo i nostri messaggi.",
    optIn:
      "Grazie: riceverà di nuovo i nostri messaggi sul suo soggiorno. Scriva STOP in qualsiasi momento per non riceverli più.",
    handOver: {
      no_entry:
        "Su questo non ho nulla di scritto, perciò ho chiesto allo staff. Qualcuno le risponderà qui.",
      unsure: "Non ne sono sicuro, perciò ho chiesto allo staff. Qualcuno le risponderà qui.",
      wants_person: "Certo. Ho avvisato lo staff: qualcuno le risponderà qui appena possibile.",
      complaint: "Mi dispiace. Ho avvisato lo staff e qualcuno le risponderà qui.",
      safety:
        "Ho avvisato subito lo staff. Se qualcuno è in pericolo, chiami immediatamente il numero di emergenza o la reception.",
      sensitive:
        "Questo deve deciderlo una persona, perciò ho chiesto allo staff. Qualcuno le risponderà qui.",
      not_text:
        "Posso leggere solo messaggi scritti, perciò ho chiesto allo staff di guardare. Qualcuno le risponderà qui.",
      assistant_failed:
        "In questo momento non posso rispondere, perciò ho chiesto allo staff. Qualcuno le risponderà qui.",
    },
  },
  pt: {
    notice:
      "Está a escrever ao assistente de {venue}, não a uma pessoa. Responde apenas com o que o hotel escreveu. Escreva «pessoa» a qualquer momento para falar com a equipa.",
    greeting: "Olá e bem-vindo a {venue}! O que gostaria de saber?",
    restHandedOver:
      "Sobre o resto da sua mensagem não tenho nada por escrito, por isso perguntei à equipa. Alguém lhe responderá aqui.",
    backAt: "De momento a equipa não está presente e responde a partir das {time}.",
    optOut:
      "Entendido: não voltaremos a escrever-lhe por nossa iniciativa. Pode continuar a perguntar-nos o que quiser aqui. Escreva START para voltar a receber as nossas mensagens.",
    optIn:
      "Obrigado: voltará a receber as nossas mensagens sobre a sua estadia. Escreva STOP a qualquer momento para deixar de as receber.",
    handOver: {
      no_entry:
        "Não tenho nada por escrito sobre isso, por isso perguntei à equipa. Alguém lhe responderá aqui.",
      unsure: "Não tenho a certeza, por isso perguntei à equipa. Alguém lhe responderá aqui.",
      wants_person: "Com certeza. Avisei a equipa: alguém lhe responderá aqui assim que possível.",
      complaint: "Lamento muito. Avisei a equipa e alguém lhe responderá aqui.",
      safety:
        "Alertei a equipa de imediato. Se alguém estiver em perigo, ligue já para o número de emergência ou para a receção.",
      sensitive:
        "Isso tem de ser decidido por uma pessoa, por isso perguntei à equipa. Alguém lhe responderá aqui.",
      not_text:
        "Só consigo ler mensagens escritas, por isso pedi à equipa que visse. Alguém lhe responderá aqui.",
      assistant_failed:
        "De momento não consigo responder, por isso perguntei à equipa. Alguém lhe responderá aqui.",
    },
  },
  ar: {
    notice:
      "أنت تكتب إلى المساعد الآلي في {venue}، وليس إلى شخص. لا يجيب إلا بما كتبه الفندق. اكتب «موظف» في أي وقت للتحدث إلى الفريق.",
    greeting: "مرحبًا بكم في {venue}! ماذا تودون أن تعرفوا؟",
    restHandedOver: "أما بقية رسالتكم فليس لدي شيء مكتوب عنها، لذلك سألت الفريق. سيرد عليكم أحدهم هنا.",
    backAt: "الفريق غير موجود الآن ويرد ابتداءً من الساعة {time}.",
    optOut:
      "حسنًا: لن نكتب إليكم من تلقاء أنفسنا بعد الآن. يمكنكم دائمًا أن تسألونا هنا. اكتبوا START لتصلكم رسائلنا من جديد.",
    optIn: "شكرًا: ستصلكم رسائلنا عن إقامتكم من جديد. اكتبوا STOP في أي وقت لإيقافها.",
    handOver: {
      no_entry: "ليس لدي شيء مكتوب عن ذلك، لذلك سألت الفريق. سيرد عليكم أحدهم هنا.",
      unsure: "لست متأكدًا من ذلك، لذلك سألت الفريق. سيرد عليكم أحدهم هنا.",
      wants_person: "بالتأكيد. أبلغت الفريق، وسيرد عليكم أحدهم هنا في أقرب وقت.",
      complaint: "يؤسفني ذلك. أبلغت الفريق، وسيرد عليكم أحدهم هنا.",
      safety: "نبّهت الفريق فورًا. إذا كان أحد في خطر فاتصلوا حالًا برقم الطوارئ أو بالاستقبال.",
      sensitive: "هذا أمر يقرره شخص، لذلك سألت الفريق. سيرد عليكم أحدهم هنا.",
      not_text:
        "لا أستطيع قراءة سوى الرسائل المكتوبة، لذلك طلبت من الفريق الاطلاع عليها. سيرد عليكم أحدهم هنا.",
      assistant_failed: "لا أستطيع الرد الآن، لذلك سألت الفريق. سيرد عليكم أحدهم هنا.",
    },
  },
  nl: {
    notice:
      "U schrijft met de assistent van {venue}, niet met een mens. Die antwoordt alleen met wat het hotel heeft opgeschreven. Schrijf op elk moment ‘medewerker’ om het team te bereiken.",
    greeting: "Goedendag en welkom bij {venue}! Wat wilt u graag weten?",
    restHandedOver:
      "Over de rest van uw bericht heb ik niets op papier, dus heb ik het team gevraagd. Iemand antwoordt u hier.",
    backAt: "Het team is er nu niet en antwoordt vanaf {time}.",
    optOut:
      "Begrepen: we schrijven u niet meer uit onszelf. U kunt ons hier altijd alles vragen. Schrijf START om weer van ons te horen.",
    optIn: "Bedankt: u hoort weer van ons over uw verblijf. Schrijf op elk moment STOP om dat te beëindigen.",
    handOver: {
      no_entry: "Daarover heb ik niets op papier, dus heb ik het team gevraagd. Iemand antwoordt u hier.",
      unsure: "Dat weet ik niet zeker, dus heb ik het team gevraagd. Iemand antwoordt u hier.",
      wants_person: "Natuurlijk. Ik heb het team ingelicht: iemand antwoordt u hier zo snel mogelijk.",
      complaint: "Dat spijt me. Ik heb het team ingelicht en iemand antwoordt u hier.",
      safety:
        "Ik heb het team meteen gewaarschuwd. Is er iemand in gevaar, bel dan direct het alarmnummer of de receptie.",
      sensitive: "Dat moet een mens beslissen, dus heb ik het team gevraagd. Iemand antwoordt u hier.",
      not_text:
        "Ik kan alleen geschreven berichten lezen, dus heb ik het team gevraagd te kijken. Iemand antwoordt u hier.",
      assistant_failed:
        "Ik kan nu even niet antwoorden, dus heb ik het team gevraagd. Iemand antwoordt u hier.",
    },
  },
  zh: {
    notice:
      "您正在与{venue}的自动助手对话，而不是真人。它只根据酒店写下的内容回答。随时输入“人工”即可联系工作人员。",
    greeting: "您好，欢迎光临{venue}！请问您想了解什么？",
    restHandedOver: "关于您消息的其余部分，我这里没有书面信息，已转告工作人员，会有人在这里回复您。",
    backAt: "工作人员目前不在，将从 {time} 起回复您。",
    optOut: "明白：我们不会再主动给您发消息。您仍可随时在这里提问。输入 START 即可重新接收我们的消息。",
    optIn: "谢谢：您将重新收到有关您住宿的消息。随时输入 STOP 即可停止。",
    handOver: {
      no_entry: "关于这一点我没有书面信息，已转告工作人员，会有人在这里回复您。",
      unsure: "这一点我不太确定，已转告工作人员，会有人在这里回复您。",
      wants_person: "好的。我已通知工作人员，会有人尽快在这里回复您。",
      complaint: "非常抱歉。我已告知工作人员，会有人在这里回复您。",
      safety: "我已立即通知工作人员。如果有人处于危险之中，请马上拨打紧急电话或联系前台。",
      sensitive: "这需要由工作人员决定，我已转告他们，会有人在这里回复您。",
      not_text: "我只能阅读文字消息，已请工作人员查看，会有人在这里回复您。",
      assistant_failed: "我暂时无法回答，已转告工作人员，会有人在这里回复您。",
    },
  },
  ja: {
    notice:
      "{venue}の自動アシスタントがお答えしています。人ではありません。ホテルが書いた内容だけをもとに答えます。スタッフと話すには、いつでも「スタッフ」とお書きください。",
    greeting: "こんにちは。{venue}へようこそ。どのようなことをお知りになりたいですか？",
    restHandedOver:
      "その他の内容については手元に書かれた情報がないため、スタッフに確認しています。こちらでお返事いたします。",
    backAt: "ただいま担当者が不在のため、{time} 以降にお返事いたします。",
    optOut:
      "承知しました。今後こちらからメッセージをお送りすることはありません。ご質問はいつでもここで承ります。再開するには START とお書きください。",
    optIn:
      "ありがとうございます。ご滞在についてのメッセージを再びお送りします。停止するには、いつでも STOP とお書きください。",
    handOver: {
      no_entry:
        "その件については手元に書かれた情報がないため、スタッフに確認しています。こちらでお返事いたします。",
      unsure: "その件は確かではないため、スタッフに確認しています。こちらでお返事いたします。",
      wants_person: "かしこまりました。スタッフに伝えましたので、できるだけ早くこちらでお返事いたします。",
      complaint: "申し訳ございません。スタッフに伝えましたので、こちらでお返事いたします。",
      safety:
        "ただちにスタッフに知らせました。危険な状況の場合は、すぐに緊急通報番号またはフロントへお電話ください。",
      sensitive: "この件はスタッフが判断いたしますので、確認しております。こちらでお返事いたします。",
      not_text: "文字のメッセージしか読めないため、スタッフに確認を頼みました。こちらでお返事いたします。",
      assistant_failed: "ただいまお答えできないため、スタッフに確認しています。こちらでお返事いたします。",
    },
  },
  ru: {
    notice:
      "Вам отвечает автоматический помощник {venue}, а не человек. Он отвечает только по тому, что написал отель. Чтобы связаться с сотрудником, в любой момент напишите «человек».",
    greeting: "Здравствуйте и добро пожаловать в {venue}! Что бы вы хотели узнать?",
    restHandedOver:
      "По остальной части вашего сообщения у меня ничего не записано, поэтому я спросил сотрудников. Вам ответят здесь.",
    backAt: "Сейчас сотрудников нет на месте, они отвечают с {time}.",
    optOut:
      "Понятно: мы больше не будем писать вам первыми. Вы по-прежнему можете спросить нас здесь о чём угодно. Напишите START, чтобы снова получать наши сообщения.",
    optIn:
      "Спасибо: вы снова будете получать наши сообщения о вашем проживании. Чтобы прекратить, в любой момент напишите STOP.",
    handOver: {
      no_entry: "Об этом у меня ничего не записано, поэтому я спросил сотрудников. Вам ответят здесь.",
      unsure: "В этом я не уверен, поэтому спросил сотрудников. Вам ответят здесь.",
      wants_person: "Конечно. Я сообщил сотрудникам: вам ответят здесь как можно скорее.",
      complaint: "Мне очень жаль. Я сообщил сотрудникам, и вам ответят здесь.",
      safety:
        "Я сразу же сообщил сотрудникам. Если кому-то грозит опасность, немедленно позвоните по номеру экстренной помощи или на стойку регистрации.",
      sensitive: "Это должен решить человек, поэтому я спросил сотрудников. Вам ответят здесь.",
      not_text: "Я могу читать только текст, поэтому попросил сотрудников посмотреть. Вам ответят здесь.",
      assistant_failed: "Сейчас я не могу ответить, поэтому спросил сотрудников. Вам ответят здесь.",
    },
  },
  tr: {
    notice:
      "Bir kişiyle değil, {venue} asistanıyla yazışıyorsunuz. Yalnızca otelin yazdıklarına dayanarak yanıt verir. Ekibe ulaşmak için istediğiniz zaman “temsilci” yazın.",
    greeting: "Merhaba, {venue} tesisine hoş geldiniz! Ne öğrenmek istersiniz?",
    restHandedOver:
      "Mesajınızın geri kalanı hakkında elimde yazılı bir bilgi yok, bu yüzden ekibe sordum. Size buradan yanıt verilecek.",
    backAt: "Ekip şu anda yerinde değil; {time} itibarıyla yanıt verir.",
    optOut:
      "Anlaşıldı: Size artık kendiliğimizden yazmayacağız. Bize buradan her zaman soru sorabilirsiniz. Mesajlarımızı yeniden almak için START yazın.",
    optIn:
      "Teşekkürler: Konaklamanızla ilgili mesajlarımızı yeniden alacaksınız. Durdurmak için istediğiniz zaman STOP yazın.",
    handOver: {
      no_entry:
        "Bu konuda elimde yazılı bir bilgi yok, bu yüzden ekibe sordum. Size buradan yanıt verilecek.",
      unsure: "Bundan emin değilim, bu yüzden ekibe sordum. Size buradan yanıt verilecek.",
      wants_person: "Elbette. Ekibe haber verdim: Size en kısa sürede buradan yanıt verilecek.",
      complaint: "Bunun için üzgünüm. Ekibe bildirdim, size buradan yanıt verilecek.",
      safety:
        "Ekibi hemen uyardım. Tehlikede olan biri varsa lütfen derhal acil durum numarasını veya resepsiyonu arayın.",
      sensitive:
        "Buna bir kişinin karar vermesi gerekiyor, bu yüzden ekibe sordum. Size buradan yanıt verilecek.",
      not_text:
        "Yalnızca yazılı mesajları okuyabiliyorum, bu yüzden ekibin bakmasını istedim. Size buradan yanıt verilecek.",
      assistant_failed: "Şu anda yanıt veremiyorum, bu yüzden ekibe sordum. Size buradan yanıt verilecek.",
    },
  },
};
