import type { HandOverReason } from "@bellhop/contract/messages";

/** Reasons with a fixed text for the guest. Emergencies and requests have texts with details, statements that of a reply. */
export type DisclosedReason = Exclude<
  HandOverReason,
  "not_built" | "paused" | "plan_limit" | "emergency" | "request" | "statement"
>;

import type { GuestLanguage } from "../detection/index.ts";
import type { OptChange } from "./read-opt-change.ts";

/** What a guest can be asked back, where a model reads. */
export const askedBack = ["day", "count", "room"] as const;
export type AskedBack = (typeof askedBack)[number];

export type FixedTexts = {
  notice: string;
  greeting: string;
  /** If the venue has named its assistant. */
  namedGreeting: string;
  /** The same below the notice, which says already what it is. */
  introducedGreeting: string;
  /** Below an answer: what of the message staff got, in the guest's words. */
  restHandedOver: string;
  /** Asks for what an answer depends on. */
  askBack: Record<AskedBack, string>;
  /** When staff answer again. */
  backAt: string;
  optOut: string;
  optIn: string;
  /** Around a link to the guest's own conversation on the guest page. */
  ownLink: string;
  stayCode: string;
  /** Asks once for a text, after a voice note that no one could make text of. */
  writeInstead: string;
  /** Asks to write what a voice note seems to say about messages that the venue starts. */
  inWriting: Record<OptChange, string>;
  /** One line: whom to call, the reception's phone if it is known, that the team knows, and where the guest is. */
  emergency: { call: string; reception: string; alerted: string; where: string };
  /** Guests get the text for `unsure` if entries disagree. */
  handOver: Record<Exclude<DisclosedReason, "entries_disagree">, string>;
};

/** All texts of the assistant that no venue wrote. They contain no facts about a venue. */
export const fixedTexts: Record<GuestLanguage, FixedTexts> = {
  en: {
    notice: "I'm {venue}'s assistant, not a person. Write “person” to reach the team.",
    greeting: "Hello, and welcome to {venue}! Ask me anything about your stay.",
    namedGreeting:
      "Hello, and welcome to {venue}! I'm {name}, the digital assistant. Ask me anything about your stay.",
    introducedGreeting: "Hello, and welcome to {venue}! My name is {name}. Ask me anything about your stay.",
    restHandedOver: "I've asked the team about “{rest}”. They'll reply here.",
    askBack: {
      day: "Which day do you mean?",
      count: "For how many people?",
      room: "Which room are you in?",
    },
    backAt: "The team is away right now and will reply from {time}.",
    optOut:
      "Done. We won't message you first anymore. You can still ask us anything here. Write START to hear from us again.",
    optIn: "Thank you! You can receive messages about your stay again. Write STOP to end them.",
    ownLink: "You can write to us here too, and see your stay. The link works once: {link}",
    stayCode: "Your code for our guest page is {code}. It works for 10 minutes. Don't share it.",
    writeInstead: "Could you please write it to me instead of recording it?",
    inWriting: {
      opt_out:
        "I heard that you don't want to hear from us first. To be sure, please write STOP. I've told the team as well.",
      opt_in:
        "I heard that you want to hear from us again. To be sure, please write START. I've told the team as well.",
    },
    emergency: {
      call: "Call {number} now.",
      reception: "Reception: {phone}.",
      alerted: "I've alerted the team.",
      where: "Which room or floor are you in?",
    },
    handOver: {
      no_entry: "I don't know that one, so I've asked the team. They'll reply here.",
      unsure: "I'm not sure about that, so I've asked the team. They'll reply here.",
      wants_person: "Of course. I've told the team, and they'll reply here as soon as they can.",
      complaint: "I'm so sorry about that. I've told the team right away, and they'll reply here.",
      safety: "I've alerted the team. If anyone is in danger, call the emergency number or reception now.",
      sensitive: "Our team will look after this personally. They'll reply here.",
      reply: "Thank you. I've passed that on to the team.",
      not_text: "I can only read text, so I've asked the team to look. They'll reply here.",
      assistant_failed: "I can't answer right now, so I've asked the team. They'll reply here.",
    },
  },
  es: {
    notice: "{venue}: soy el asistente, no una persona. ¿El equipo? Escriba «persona».",
    greeting: "¡Hola! {venue} les da la bienvenida. Pregúnteme lo que quiera sobre su estancia.",
    namedGreeting:
      "¡Hola! {venue} les da la bienvenida. Soy {name}, el asistente virtual. Pregúnteme lo que quiera sobre su estancia.",
    introducedGreeting:
      "¡Hola! {venue} les da la bienvenida. Me llamo {name}. Pregúnteme lo que quiera sobre su estancia.",
    restHandedOver: "He preguntado al equipo por «{rest}». Le responderán aquí.",
    askBack: {
      day: "¿A qué día se refiere?",
      count: "¿Para cuántas personas?",
      room: "¿En qué habitación está?",
    },
    backAt: "El equipo no está ahora y responde a partir de las {time}.",
    optOut:
      "Hecho. Ya no le escribiremos por iniciativa nuestra. Puede seguir preguntándonos aquí. Escriba START para volver a recibir mensajes.",
    optIn:
      "¡Gracias! Puede volver a recibir mensajes sobre su estancia. Escriba STOP para dejar de recibirlos.",
    ownLink: "También puede escribirnos aquí y ver su estancia. El enlace funciona una sola vez: {link}",
    stayCode:
      "Su código para nuestra página de huéspedes es {code}. Es válido durante 10 minutos. No se lo dé a nadie.",
    writeInstead: "¿Podría escribírmelo en vez de grabarlo?",
    inWriting: {
      opt_out:
        "He entendido que no quiere que le escribamos primero. Para confirmarlo, escriba STOP. También he avisado al equipo.",
      opt_in:
        "He entendido que quiere volver a recibir mensajes. Para confirmarlo, escriba START. También he avisado al equipo.",
    },
    emergency: {
      call: "Llame ya al {number}.",
      reception: "Recepción: {phone}.",
      alerted: "He avisado al equipo.",
      where: "¿En qué habitación o piso está?",
    },
    handOver: {
      no_entry: "Eso no lo sé, así que he preguntado al equipo. Le responderán aquí.",
      unsure: "No lo sé con seguridad, así que he preguntado al equipo. Le responderán aquí.",
      wants_person: "Por supuesto. He avisado al equipo y le responderán aquí lo antes posible.",
      complaint: "Lo siento mucho. He avisado enseguida al equipo y le responderán aquí.",
      safety:
        "He alertado al equipo. Si alguien está en peligro, llame ya al número de emergencias o a recepción.",
      sensitive: "Nuestro equipo se ocupará personalmente. Le responderán aquí.",
      reply: "Gracias. Se lo he pasado al equipo.",
      not_text: "Solo puedo leer texto, así que he pedido al equipo que lo mire. Le responderán aquí.",
      assistant_failed:
        "Ahora mismo no puedo responder, así que he preguntado al equipo. Le responderán aquí.",
    },
  },
  fr: {
    notice: "{venue}\u00a0: ici l'assistant, pas un humain. Écrivez «\u00a0humain\u00a0» pour l'équipe.",
    greeting: "Bonjour ! {venue} vous souhaite la bienvenue. Posez-moi vos questions sur votre séjour.",
    namedGreeting:
      "Bonjour ! {venue} vous souhaite la bienvenue. Je suis {name}, l'assistant virtuel. Posez-moi vos questions sur votre séjour.",
    introducedGreeting:
      "Bonjour ! {venue} vous souhaite la bienvenue. Je m'appelle {name}. Posez-moi vos questions sur votre séjour.",
    restHandedOver: "J'ai demandé à l'équipe pour « {rest} ». Elle vous répondra ici.",
    askBack: {
      day: "De quel jour parlez-vous ?",
      count: "Pour combien de personnes ?",
      room: "Dans quelle chambre êtes-vous ?",
    },
    backAt: "L'équipe est absente pour le moment et répond à partir de {time}.",
    optOut:
      "C'est noté. Nous ne vous écrirons plus en premier. Vous pouvez toujours nous poser vos questions ici. Écrivez START pour recevoir de nouveau nos messages.",
    optIn:
      "Merci ! Vous pouvez de nouveau recevoir nos messages sur votre séjour. Écrivez STOP pour les arrêter.",
    ownLink:
      "Vous pouvez aussi nous écrire ici et voir votre séjour. Le lien fonctionne une seule fois\u00a0: {link}",
    stayCode:
      "Votre code pour notre page clients est {code}. Il est valable 10 minutes. Ne le donnez à personne.",
    writeInstead: "Pourriez-vous me l'écrire au lieu de l'enregistrer ?",
    inWriting: {
      opt_out:
        "J'ai compris que vous ne voulez plus que nous vous écrivions en premier. Pour confirmer, écrivez STOP. J'ai aussi prévenu l'équipe.",
      opt_in:
        "J'ai compris que vous voulez de nouveau recevoir nos messages. Pour confirmer, écrivez START. J'ai aussi prévenu l'équipe.",
    },
    emergency: {
      call: "Appelez tout de suite le {number}.",
      reception: "Réception : {phone}.",
      alerted: "J'ai alerté l'équipe.",
      where: "Dans quelle chambre ou à quel étage êtes-vous\u00a0?",
    },
    handOver: {
      no_entry: "Je ne le sais pas, j'ai donc demandé à l'équipe. Elle vous répondra ici.",
      unsure: "Je ne suis pas sûr, j'ai donc demandé à l'équipe. Elle vous répondra ici.",
      wants_person: "Bien sûr. J'ai prévenu l'équipe, elle vous répondra ici dès que possible.",
      complaint: "Je suis vraiment désolé. J'ai prévenu l'équipe tout de suite, elle vous répondra ici.",
      safety:
        "J'ai alerté l'équipe. Si quelqu'un est en danger, appelez tout de suite les secours ou la réception.",
      sensitive: "Notre équipe va s'en occuper personnellement. Elle vous répondra ici.",
      reply: "Merci. Je l'ai transmis à l'équipe.",
      not_text:
        "Je ne peux lire que du texte, j'ai donc demandé à l'équipe de regarder. Elle vous répondra ici.",
      assistant_failed:
        "Je ne peux pas répondre pour le moment, j'ai donc demandé à l'équipe. Elle vous répondra ici.",
    },
  },
  de: {
    notice: "{venue}: hier der Assistent, kein Mensch. Fürs Team schreiben Sie „Mensch“.",
    greeting: "Guten Tag! {venue} heißt Sie willkommen. Fragen Sie mich alles zu Ihrem Aufenthalt.",
    namedGreeting:
      "Guten Tag! {venue} heißt Sie willkommen. Ich bin {name}, der digitale Assistent. Fragen Sie mich alles zu Ihrem Aufenthalt.",
    introducedGreeting:
      "Guten Tag! {venue} heißt Sie willkommen. Ich heiße {name}. Fragen Sie mich alles zu Ihrem Aufenthalt.",
    restHandedOver: "Zu „{rest}“ habe ich das Team gefragt. Die Antwort kommt hier.",
    askBack: {
      day: "Welchen Tag meinen Sie?",
      count: "Für wie viele Personen?",
      room: "In welchem Zimmer sind Sie?",
    },
    backAt: "Das Team ist gerade nicht da und antwortet ab {time}.",
    optOut:
      "Erledigt. Wir schreiben Ihnen nicht mehr von uns aus. Fragen können Sie uns hier weiterhin alles. Mit START hören Sie wieder von uns.",
    optIn: "Danke! Sie können wieder Nachrichten zu Ihrem Aufenthalt bekommen. Mit STOP beenden Sie das.",
    ownLink: "Sie können uns auch hier schreiben und Ihren Aufenthalt sehen. Der Link gilt einmal: {link}",
    stayCode: "Ihr Code für unsere Gästeseite ist {code}. Er gilt 10 Minuten. Geben Sie ihn niemandem.",
    writeInstead: "Könnten Sie es mir bitte schreiben, statt es aufzunehmen?",
    inWriting: {
      opt_out:
        "Ich habe verstanden, dass wir Ihnen nicht mehr von uns aus schreiben sollen. Schreiben Sie zur Sicherheit bitte STOP. Das Team weiß auch Bescheid.",
      opt_in:
        "Ich habe verstanden, dass Sie wieder von uns hören möchten. Schreiben Sie zur Sicherheit bitte START. Das Team weiß auch Bescheid.",
    },
    emergency: {
      call: "Rufen Sie jetzt {number} an.",
      reception: "Rezeption: {phone}.",
      alerted: "Ich habe das Team alarmiert.",
      where: "In welchem Zimmer oder Stockwerk sind Sie?",
    },
    handOver: {
      no_entry: "Das weiß ich leider nicht, deshalb habe ich das Team gefragt. Die Antwort kommt hier.",
      unsure: "Da bin ich nicht sicher, deshalb habe ich das Team gefragt. Die Antwort kommt hier.",
      wants_person: "Sehr gern. Ich habe dem Team Bescheid gegeben, es meldet sich hier so bald wie möglich.",
      complaint: "Das tut mir sehr leid. Ich habe das Team sofort informiert, es meldet sich hier bei Ihnen.",
      safety:
        "Ich habe das Team alarmiert. Ist jemand in Gefahr, rufen Sie bitte sofort den Notruf oder die Rezeption an.",
      sensitive: "Darum kümmert sich unser Team persönlich. Es meldet sich hier bei Ihnen.",
      reply: "Danke. Ich habe es dem Team weitergegeben.",
      not_text: "Ich kann nur Text lesen und habe das Team gebeten, nachzusehen. Die Antwort kommt hier.",
      assistant_failed:
        "Ich kann gerade nicht antworten, deshalb habe ich das Team gefragt. Die Antwort kommt hier.",
    },
  },
  it: {
    notice: "{venue}: sono l'assistente, non una persona. Per lo staff scriva «persona».",
    greeting: "Buongiorno! {venue} le dà il benvenuto. Mi chieda pure tutto sul suo soggiorno.",
    namedGreeting:
      "Buongiorno! {venue} le dà il benvenuto. Sono {name}, l'assistente virtuale. Mi chieda pure tutto sul suo soggiorno.",
    introducedGreeting:
      "Buongiorno! {venue} le dà il benvenuto. Mi chiamo {name}. Mi chieda pure tutto sul suo soggiorno.",
    restHandedOver: "Per «{rest}» ho chiesto allo staff. Le risponderà qui.",
    askBack: {
      day: "Quale giorno intende?",
      count: "Per quante persone?",
      room: "In quale camera si trova?",
    },
    backAt: "In questo momento lo staff non c'è e risponde dalle {time}.",
    optOut:
      "Fatto. Non le scriveremo più per primi. Può sempre chiederci tutto qui. Scriva START per ricevere di nuovo i nostri messaggi.",
    optIn: "Grazie! Può ricevere di nuovo i messaggi sul suo soggiorno. Scriva STOP per non riceverli più.",
    ownLink: "Può scriverci anche qui e vedere il suo soggiorno. Il link funziona una sola volta: {link}",
    stayCode:
      "Il Suo codice per la nostra pagina per gli ospiti è {code}. È valido per 10 minuti. Non lo dia a nessuno.",
    writeInstead: "Potrebbe scrivermelo invece di registrarlo?",
    inWriting: {
      opt_out:
        "Ho capito che non vuole che le scriviamo per primi. Per conferma, scriva STOP. Ho avvisato anche lo staff.",
      opt_in:
        "Ho capito che vuole ricevere di nuovo i nostri messaggi. Per conferma, scriva START. Ho avvisato anche lo staff.",
    },
    emergency: {
      call: "Chiami subito il {number}.",
      reception: "Reception: {phone}.",
      alerted: "Ho avvisato lo staff.",
      where: "In quale camera o a quale piano si trova?",
    },
    handOver: {
      no_entry: "Questo non lo so, perciò ho chiesto allo staff. Le risponderà qui.",
      unsure: "Non ne ho la certezza, perciò ho chiesto allo staff. Le risponderà qui.",
      wants_person: "Certo. Ho avvisato lo staff, che le risponderà qui appena possibile.",
      complaint: "Mi dispiace molto. Ho avvisato subito lo staff, che le risponderà qui.",
      safety:
        "Ho allertato lo staff. Se qualcuno è in pericolo, chiami subito il numero di emergenza o la reception.",
      sensitive: "Se ne occuperà il nostro staff di persona. Le risponderà qui.",
      reply: "Grazie. L'ho riferito allo staff.",
      not_text: "Posso leggere solo testo, perciò ho chiesto allo staff di guardare. Le risponderà qui.",
      assistant_failed: "Ora non riesco a rispondere, perciò ho chiesto allo staff. Le risponderà qui.",
    },
  },
  pt: {
    notice: "{venue}: sou o assistente, não uma pessoa. Para a equipa, escreva «pessoa».",
    greeting: "Olá! {venue} dá-lhe as boas-vindas. Pergunte-me tudo sobre a sua estadia.",
    namedGreeting:
      "Olá! {venue} dá-lhe as boas-vindas. Sou {name}, o assistente virtual. Pergunte-me tudo sobre a sua estadia.",
    introducedGreeting:
      "Olá! {venue} dá-lhe as boas-vindas. Chamo-me {name}. Pergunte-me tudo sobre a sua estadia.",
    restHandedOver: "Sobre «{rest}», perguntei à equipa. Vão responder-lhe aqui.",
    askBack: {
      day: "A que dia se refere?",
      count: "Para quantas pessoas?",
      room: "Em que quarto está?",
    },
    backAt: "De momento a equipa não está e responde a partir das {time}.",
    optOut:
      "Feito. Não voltaremos a escrever-lhe primeiro. Pode continuar a perguntar-nos tudo aqui. Escreva START para voltar a receber mensagens.",
    optIn: "Obrigado! Pode voltar a receber mensagens sobre a sua estadia. Escreva STOP para as parar.",
    ownLink: "Também nos pode escrever aqui e ver a sua estadia. A ligação funciona uma só vez: {link}",
    stayCode:
      "O seu código para a nossa página de hóspedes é {code}. É válido durante 10 minutos. Não o dê a ninguém.",
    writeInstead: "Pode escrever-me isso em vez de gravar?",
    inWriting: {
      opt_out:
        "Percebi que não quer que lhe escrevamos primeiro. Para confirmar, escreva STOP. Também avisei a equipa.",
      opt_in:
        "Percebi que quer voltar a receber as nossas mensagens. Para confirmar, escreva START. Também avisei a equipa.",
    },
    emergency: {
      call: "Ligue já para o {number}.",
      reception: "Receção: {phone}.",
      alerted: "Alertei a equipa.",
      where: "Em que quarto ou andar está?",
    },
    handOver: {
      no_entry: "Isso não sei, por isso perguntei à equipa. Vão responder-lhe aqui.",
      unsure: "Não tenho a certeza, por isso perguntei à equipa. Vão responder-lhe aqui.",
      wants_person: "Com certeza. Avisei a equipa, que lhe responderá aqui assim que possível.",
      complaint: "Lamento muito. Avisei logo a equipa, que lhe responderá aqui.",
      safety:
        "Alertei a equipa. Se alguém estiver em perigo, ligue já para o número de emergência ou para a receção.",
      sensitive: "A nossa equipa trata disto pessoalmente. Vão responder-lhe aqui.",
      reply: "Obrigado. Já passei à equipa.",
      not_text: "Só consigo ler texto, por isso pedi à equipa que visse. Vão responder-lhe aqui.",
      assistant_failed: "Agora não consigo responder, por isso perguntei à equipa. Vão responder-lhe aqui.",
    },
  },
  ar: {
    notice: "أنا المساعد الآلي في {venue} ولست شخصًا. للوصول إلى الفريق اكتب «موظف».",
    greeting: "أهلًا بكم في {venue}! اسألوني عن أي شيء يخص إقامتكم.",
    namedGreeting: "أهلًا بكم في {venue}! أنا {name}، المساعد الآلي. اسألوني عن أي شيء يخص إقامتكم.",
    introducedGreeting: "أهلًا بكم في {venue}! اسمي {name}. اسألوني عن أي شيء يخص إقامتكم.",
    restHandedOver: "سألت الفريق عن «{rest}»، وسيردون عليكم هنا.",
    askBack: {
      day: "أي يوم تقصدون؟",
      count: "لكم شخص؟",
      room: "في أي غرفة أنتم؟",
    },
    backAt: "الفريق غير موجود الآن ويرد ابتداءً من الساعة {time}.",
    optOut:
      "تم. لن نبدأ بمراسلتكم بعد الآن، ويمكنكم دائمًا أن تسألونا هنا. اكتبوا START لتصلكم رسائلنا من جديد.",
    optIn: "شكرًا! يمكن أن تصلكم رسائلنا عن إقامتكم من جديد. اكتبوا STOP لإيقافها.",
    ownLink: "يمكنكم مراسلتنا هنا أيضًا والاطلاع على إقامتكم. يعمل الرابط مرة واحدة فقط: {link}",
    stayCode: "رمزكم لصفحة النزلاء هو {code}. وهو صالح لمدة 10 دقائق. لا تعطوه لأحد.",
    writeInstead: "هل يمكنكم كتابتها لي بدلًا من تسجيلها؟",
    inWriting: {
      opt_out: "فهمت أنكم لا تريدون أن نبدأ بمراسلتكم. للتأكيد اكتبوا STOP. وقد أخبرت الفريق أيضًا.",
      opt_in: "فهمت أنكم تريدون أن تصلكم رسائلنا من جديد. للتأكيد اكتبوا START. وقد أخبرت الفريق أيضًا.",
    },
    emergency: {
      call: "اتصلوا الآن بالرقم {number}.",
      reception: "الاستقبال: {phone}.",
      alerted: "نبّهت الفريق.",
      where: "في أي غرفة أو طابق أنتم؟",
    },
    handOver: {
      no_entry: "لا أعرف الإجابة، لذلك سألت الفريق، وسيردون عليكم هنا.",
      unsure: "لست متأكدًا من ذلك، لذلك سألت الفريق، وسيردون عليكم هنا.",
      wants_person: "بالتأكيد. أبلغت الفريق، وسيردون عليكم هنا في أقرب وقت.",
      complaint: "نعتذر منكم كثيرًا. أبلغت الفريق فورًا، وسيردون عليكم هنا.",
      safety: "نبّهت الفريق. إذا كان أحد في خطر فاتصلوا حالًا برقم الطوارئ أو بالاستقبال.",
      sensitive: "سيهتم فريقنا بهذا الأمر شخصيًا، وسيردون عليكم هنا.",
      reply: "شكرًا لكم. أبلغت الفريق بذلك.",
      not_text: "لا أقرأ إلا الرسائل المكتوبة، لذلك طلبت من الفريق الاطلاع عليها، وسيردون عليكم هنا.",
      assistant_failed: "لا أستطيع الرد الآن، لذلك سألت الفريق، وسيردون عليكم هنا.",
    },
  },
  nl: {
    notice: "Ik ben de assistent van {venue}, geen mens. Voor het team: typ ‘medewerker’.",
    greeting: "Goedendag en welkom bij {venue}! Vraag me gerust alles over uw verblijf.",
    namedGreeting:
      "Goedendag en welkom bij {venue}! Ik ben {name}, de digitale assistent. Vraag me gerust alles over uw verblijf.",
    introducedGreeting:
      "Goedendag en welkom bij {venue}! Ik heet {name}. Vraag me gerust alles over uw verblijf.",
    restHandedOver: "Over “{rest}” heb ik het team gevraagd. U krijgt hier antwoord.",
    askBack: {
      day: "Welke dag bedoelt u?",
      count: "Voor hoeveel personen?",
      room: "In welke kamer verblijft u?",
    },
    backAt: "Het team is er nu niet en antwoordt vanaf {time}.",
    optOut:
      "Geregeld. We schrijven u niet meer als eerste. U kunt ons hier altijd alles vragen. Schrijf START om weer van ons te horen.",
    optIn: "Bedankt! U kunt weer berichten over uw verblijf krijgen. Schrijf STOP om dat te stoppen.",
    ownLink: "U kunt ons ook hier schrijven en uw verblijf bekijken. De link werkt één keer: {link}",
    stayCode: "Uw code voor onze gastenpagina is {code}. Hij werkt 10 minuten. Geef hem aan niemand.",
    writeInstead: "Kunt u het mij schrijven in plaats van het in te spreken?",
    inWriting: {
      opt_out:
        "Ik heb begrepen dat wij u niet meer als eerste moeten schrijven. Schrijf voor de zekerheid STOP. Ik heb het team ook ingelicht.",
      opt_in:
        "Ik heb begrepen dat u weer van ons wilt horen. Schrijf voor de zekerheid START. Ik heb het team ook ingelicht.",
    },
    emergency: {
      call: "Bel nu {number}.",
      reception: "Receptie: {phone}.",
      alerted: "Ik heb het team gewaarschuwd.",
      where: "In welke kamer of op welke verdieping bent u?",
    },
    handOver: {
      no_entry: "Dat weet ik niet, dus heb ik het team gevraagd. U krijgt hier antwoord.",
      unsure: "Dat weet ik niet zeker, dus heb ik het team gevraagd. U krijgt hier antwoord.",
      wants_person: "Natuurlijk. Ik heb het team ingelicht, u krijgt hier zo snel mogelijk antwoord.",
      complaint: "Dat spijt me echt. Ik heb het team meteen ingelicht, u krijgt hier antwoord.",
      safety:
        "Ik heb het team gewaarschuwd. Is er iemand in gevaar, bel dan direct het alarmnummer of de receptie.",
      sensitive: "Ons team regelt dit persoonlijk. U krijgt hier antwoord.",
      reply: "Dank u. Ik heb het doorgegeven aan het team.",
      not_text: "Ik kan alleen tekst lezen, dus heb ik het team gevraagd te kijken. U krijgt hier antwoord.",
      assistant_failed:
        "Ik kan nu even niet antwoorden, dus heb ik het team gevraagd. U krijgt hier antwoord.",
    },
  },
  zh: {
    notice: "我是{venue}的自动助手，不是真人。输入“人工”即可联系工作人员。",
    greeting: "您好，欢迎来到{venue}！关于您的入住，欢迎随时问我。",
    namedGreeting: "您好，欢迎来到{venue}！我是自动助手{name}。关于您的入住，欢迎随时问我。",
    introducedGreeting: "您好，欢迎来到{venue}！我叫{name}。关于您的入住，欢迎随时问我。",
    restHandedOver: "关于“{rest}”，我已转告工作人员，他们会在这里回复您。",
    askBack: {
      day: "请问您指的是哪一天？",
      count: "请问一共几位？",
      room: "请问您住哪个房间？",
    },
    backAt: "工作人员现在不在，将从 {time} 起回复您。",
    optOut: "好的，我们不会再主动给您发消息。您仍可随时在这里提问。输入 START 即可重新接收消息。",
    optIn: "谢谢！您可以重新收到有关入住的消息。输入 STOP 即可停止。",
    ownLink: "您也可以在这里给我们留言，并查看您的入住信息。链接仅可使用一次：{link}",
    stayCode: "您在我们客人页面上的验证码是 {code}，10 分钟内有效。请勿告诉任何人。",
    writeInstead: "能否请您改用文字发给我？",
    inWriting: {
      opt_out: "我听到您不希望我们主动联系您。为确认起见，请输入 STOP。我也已告知工作人员。",
      opt_in: "我听到您希望重新收到我们的消息。为确认起见，请输入 START。我也已告知工作人员。",
    },
    emergency: {
      call: "请立即拨打 {number}。",
      reception: "前台：{phone}。",
      alerted: "我已通知工作人员。",
      where: "您在哪个房间或楼层？",
    },
    handOver: {
      no_entry: "这一点我不清楚，已询问工作人员，他们会在这里回复您。",
      unsure: "这一点我不太确定，已询问工作人员，他们会在这里回复您。",
      wants_person: "好的，我已通知工作人员，他们会尽快在这里回复您。",
      complaint: "非常抱歉。我已马上告知工作人员，他们会在这里回复您。",
      safety: "我已通知工作人员。如果有人处于危险之中，请立即拨打紧急电话或联系前台。",
      sensitive: "这件事由我们的工作人员亲自处理，他们会在这里回复您。",
      reply: "谢谢，我已转告工作人员。",
      not_text: "我只能阅读文字，已请工作人员查看，他们会在这里回复您。",
      assistant_failed: "我暂时无法回答，已询问工作人员，他们会在这里回复您。",
    },
  },
  ja: {
    notice:
      "{venue}の自動アシスタントです（人ではありません）。スタッフをご希望の際は「スタッフ」とお書きください。",
    greeting: "こんにちは。{venue}へようこそ。ご滞在について何でもお尋ねください。",
    namedGreeting:
      "こんにちは。{venue}へようこそ。自動アシスタントの{name}です。ご滞在について何でもお尋ねください。",
    introducedGreeting:
      "こんにちは。{venue}へようこそ。{name}と申します。ご滞在について何でもお尋ねください。",
    restHandedOver: "「{rest}」についてはスタッフに確認しています。こちらでお返事いたします。",
    askBack: {
      day: "どの日のことでしょうか？",
      count: "何名様でしょうか？",
      room: "お部屋番号を教えていただけますか？",
    },
    backAt: "ただいま担当者が不在のため、{time} 以降にお返事いたします。",
    optOut:
      "承知しました。今後こちらからメッセージはお送りしません。ご質問はいつでもどうぞ。再開するには START とお書きください。",
    optIn:
      "ありがとうございます。ご滞在についてのメッセージを再びお受け取りいただけます。停止するには STOP とお書きください。",
    ownLink: "こちらのページでも、お問い合わせやご滞在内容の確認ができます。リンクは一度だけ使えます：{link}",
    stayCode: "ゲストページの確認コードは {code} です。有効期限は 10 分です。誰にも教えないでください。",
    writeInstead: "録音ではなく、文字でお送りいただけますか？",
    inWriting: {
      opt_out:
        "こちらからのご連絡を希望されないと聞き取りました。確認のため STOP とお書きください。スタッフにも伝えました。",
      opt_in:
        "ご連絡の再開を希望されると聞き取りました。確認のため START とお書きください。スタッフにも伝えました。",
    },
    emergency: {
      call: "今すぐ {number} に電話してください。",
      reception: "フロント：{phone}。",
      alerted: "スタッフに知らせました。",
      where: "何号室、または何階ですか？",
    },
    handOver: {
      no_entry: "その件はわかりかねますので、スタッフに確認しています。こちらでお返事いたします。",
      unsure: "その件は確かではないため、スタッフに確認しています。こちらでお返事いたします。",
      wants_person: "かしこまりました。スタッフに伝えましたので、できるだけ早くこちらでお返事いたします。",
      complaint: "大変申し訳ございません。すぐにスタッフに伝えました。こちらでお返事いたします。",
      safety: "スタッフに知らせました。危険な場合は、すぐに緊急通報番号またはフロントへお電話ください。",
      sensitive: "この件はスタッフが直接対応いたします。こちらでお返事いたします。",
      reply: "ありがとうございます。スタッフに伝えました。",
      not_text: "文字しか読めないため、スタッフに確認を頼みました。こちらでお返事いたします。",
      assistant_failed: "ただいまお答えできないため、スタッフに確認しています。こちらでお返事いたします。",
    },
  },
  ru: {
    notice: "Я ассистент {venue}, не человек. Напишите «человек», и ответит команда.",
    greeting: "Здравствуйте и добро пожаловать в {venue}! Спрашивайте обо всём, что касается отдыха.",
    namedGreeting:
      "Здравствуйте и добро пожаловать в {venue}! Я {name}, виртуальный ассистент. Спрашивайте обо всём, что касается отдыха.",
    introducedGreeting:
      "Здравствуйте и добро пожаловать в {venue}! Меня зовут {name}. Спрашивайте обо всём, что касается отдыха.",
    restHandedOver: "Про «{rest}» я спросил сотрудников. Вам ответят здесь.",
    askBack: {
      day: "Какой день Вы имеете в виду?",
      count: "На сколько человек?",
      room: "В каком Вы номере?",
    },
    backAt: "Сейчас сотрудников нет на месте, они отвечают с {time}.",
    optOut:
      "Готово. Мы больше не будем писать вам первыми. Вы всегда можете спросить нас здесь. Напишите START, чтобы снова получать сообщения.",
    optIn: "Спасибо! Вы снова можете получать сообщения о вашем отдыхе. Напишите STOP, чтобы их отключить.",
    ownLink: "Здесь тоже можно написать нам и посмотреть своё проживание. Ссылка действует один раз: {link}",
    stayCode:
      "Ваш код для нашей страницы для гостей: {code}. Он действует 10 минут. Никому его не сообщайте.",
    writeInstead: "Не могли бы вы написать это вместо записи?",
    inWriting: {
      opt_out:
        "Я понял, что вы не хотите, чтобы мы писали вам первыми. Для подтверждения напишите STOP. Сотрудникам я тоже сообщил.",
      opt_in:
        "Я понял, что вы снова хотите получать наши сообщения. Для подтверждения напишите START. Сотрудникам я тоже сообщил.",
    },
    emergency: {
      call: "Звоните сейчас {number}.",
      reception: "Стойка регистрации: {phone}.",
      alerted: "Я предупредил сотрудников.",
      where: "В каком номере или на каком этаже вы находитесь?",
    },
    handOver: {
      no_entry: "Этого я не знаю, поэтому спросил сотрудников. Вам ответят здесь.",
      unsure: "Я в этом не уверен, поэтому спросил сотрудников. Вам ответят здесь.",
      wants_person: "Конечно. Я сообщил сотрудникам, вам ответят здесь как можно скорее.",
      complaint: "Приношу извинения. Я сразу сообщил сотрудникам, вам ответят здесь.",
      safety:
        "Я сообщил сотрудникам. Если кому-то грозит опасность, сразу звоните в экстренную службу или на ресепшен.",
      sensitive: "Этим лично займутся наши сотрудники. Вам ответят здесь.",
      reply: "Спасибо. Я передал это сотрудникам.",
      not_text: "Я читаю только текст, поэтому попросил сотрудников посмотреть. Вам ответят здесь.",
      assistant_failed: "Сейчас я не могу ответить, поэтому спросил сотрудников. Вам ответят здесь.",
    },
  },
  tr: {
    notice: "Ben {venue} asistanıyım, insan değilim. Ekip için “temsilci” yazın.",
    greeting: "Merhaba, {venue} ailesine hoş geldiniz! Konaklamanızla ilgili her şeyi sorabilirsiniz.",
    namedGreeting:
      "Merhaba, {venue} ailesine hoş geldiniz! Ben {name}, dijital asistan. Konaklamanızla ilgili her şeyi sorabilirsiniz.",
    introducedGreeting:
      "Merhaba, {venue} ailesine hoş geldiniz! Adım {name}. Konaklamanızla ilgili her şeyi sorabilirsiniz.",
    restHandedOver: "“{rest}” konusunu ekibe sordum. Size buradan yanıt verecekler.",
    askBack: {
      day: "Hangi günü soruyorsunuz?",
      count: "Kaç kişi için?",
      room: "Hangi odadasınız?",
    },
    backAt: "Ekip şu anda yerinde değil; {time} itibarıyla yanıt verir.",
    optOut:
      "Tamamdır. Size artık ilk biz yazmayacağız. Bize buradan her zaman soru sorabilirsiniz. Mesajlarımızı yeniden almak için START yazın.",
    optIn:
      "Teşekkürler! Konaklamanızla ilgili mesajlarımızı yeniden alabilirsiniz. Durdurmak için STOP yazın.",
    ownLink: "Bize buradan da yazabilir ve konaklamanızı görebilirsiniz. Bağlantı bir kez çalışır: {link}",
    stayCode: "Konuk sayfamız için kodunuz {code}. 10 dakika geçerlidir. Kimseye vermeyin.",
    writeInstead: "Ses kaydı yerine bana yazabilir misiniz?",
    inWriting: {
      opt_out:
        "Size önce bizim yazmamızı istemediğinizi anladım. Onaylamak için lütfen STOP yazın. Ekibe de haber verdim.",
      opt_in:
        "Bizden tekrar mesaj almak istediğinizi anladım. Onaylamak için lütfen START yazın. Ekibe de haber verdim.",
    },
    emergency: {
      call: "Hemen {number} numarasını arayın.",
      reception: "Resepsiyon: {phone}.",
      alerted: "Ekibi uyardım.",
      where: "Hangi odada veya kattasınız?",
    },
    handOver: {
      no_entry: "Bunu bilmiyorum, bu yüzden ekibe sordum. Size buradan yanıt verecekler.",
      unsure: "Bundan emin değilim, bu yüzden ekibe sordum. Size buradan yanıt verecekler.",
      wants_person: "Elbette. Ekibe haber verdim, size en kısa sürede buradan yanıt verecekler.",
      complaint: "Çok üzgünüm. Ekibe hemen haber verdim, size buradan yanıt verecekler.",
      safety: "Ekibi uyardım. Tehlikede olan biri varsa hemen acil durum numarasını veya resepsiyonu arayın.",
      sensitive: "Ekibimiz bununla bizzat ilgilenecek. Size buradan yanıt verecekler.",
      reply: "Teşekkürler. Ekibe ilettim.",
      not_text:
        "Yalnızca yazıyı okuyabiliyorum, bu yüzden ekibin bakmasını istedim. Size buradan yanıt verecekler.",
      assistant_failed: "Şu anda yanıt veremiyorum, bu yüzden ekibe sordum. Size buradan yanıt verecekler.",
    },
  },
};
