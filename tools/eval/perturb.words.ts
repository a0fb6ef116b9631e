type Phrases = Record<"courtesy" | "context" | "filler", string[]>;

/** Frames for a question, by language; `{}` is the question. */
export const setPhrases: Record<string, Phrases> = {
  en: {
    courtesy: [
      "Hi there! {}",
      "Dear hotel, {} Kind regards, Anna",
      "{} Thanks so much for your help!",
      "Good day to you. {}",
      "{} Best wishes from Leeds",
      "Apologies for yet another message. {}",
      "Hope you're having a lovely day! {} Thanks a million 🙏",
      "{} Really grateful for any help.",
      "Morning! {} Ta very much",
    ],
    context: [
      "We're celebrating our anniversary with you. {}",
      "{} We land at Heathrow around noon.",
      "My parents are joining us on Friday. {}",
      "I'm seven months pregnant. {}",
      "We stayed with you three years ago and loved it. {}",
      "{} Our son gets carsick easily.",
      "I have a conference in town all week. {}",
      "Our booking is under the name Miller. {}",
      "{} The kids can hardly wait!",
      "I'm writing on behalf of my boss. {}",
    ],
    filler: [
      "hiya sorry to be a pain but I was just going through the papers with my sister and er {} no worries if you have to look it up",
      "yeah hello um I tried calling but nobody picked up so I thought I'd just send a voice note anyway {} alright thanks bye now",
      "okay so we're currently sitting at the airport and the kids are getting restless and we were just wondering {} give me a shout when you know",
      "well my husband keeps on telling me not to worry but I'd rather be sure {} I mean it's not the end of the world",
      "hey guys it's Tom from the booking we made yesterday look {} that would really help us out ok speak soon",
    ],
  },
  de: {
    courtesy: [
      "Schönen guten Tag! {}",
      "Liebes Hotelteam, {} Mit besten Grüßen, Familie Huber",
      "{} Herzlichen Dank für Ihre Mühe!",
      "Entschuldigen Sie die späte Nachricht. {}",
    ],
    context: [
      "Wir feiern bei Ihnen unseren Hochzeitstag. {}",
      "{} Unser Zug kommt gegen Mittag an.",
      "Meine Eltern reisen am Freitag nach. {}",
      "Wir waren vor drei Jahren schon einmal da. {}",
    ],
    filler: [
      "ja hallo äh ich hab vorhin schon angerufen aber es ging keiner ran und da dachte ich ich schick mal eine sprachnachricht also {} wär super wenn sie sich kurz melden danke tschüss",
      "also wir sitzen grad im auto und meine frau macht sich schon gedanken und zwar {} ist aber nicht so eilig",
    ],
  },
  it: {
    courtesy: [
      "Buongiorno a tutti! {}",
      "{} Grazie infinite per l'aiuto!",
      "Gentile hotel, {} Un caro saluto, Marta",
    ],
    context: [
      "Festeggiamo da voi il nostro anniversario. {}",
      "{} Il nostro treno arriva verso mezzogiorno.",
      "I miei genitori ci raggiungono venerdì. {}",
    ],
    filler: [
      "sì pronto allora ho provato a chiamare ma non rispondeva nessuno e quindi ho pensato di mandare un vocale {} va bene grazie a presto ciao",
      "allora siamo in macchina e mia moglie è un po' preoccupata insomma {} comunque non c'è fretta",
    ],
  },
  es: {
    courtesy: [
      "¡Muy buenas! {}",
      "{} ¡Mil gracias por su ayuda!",
      "Estimado hotel: {} Un cordial saludo, Marta",
    ],
    context: [
      "Celebramos con ustedes nuestro aniversario. {}",
      "{} Nuestro tren llega hacia el mediodía.",
      "Mis padres se unen el viernes. {}",
    ],
    filler: [
      "sí hola mire es que he llamado antes pero no contestaba nadie y pensé en mandar un audio {} bueno muchas gracias hasta luego",
      "pues estamos en el coche y mi mujer está un poco preocupada entonces {} pero vamos que no corre prisa",
    ],
  },
  fr: {
    courtesy: [
      "Bonjour à toute l'équipe ! {}",
      "{} Mille mercis pour votre aide !",
      "Cher hôtel, {} Bien amicalement, Marthe",
    ],
    context: [
      "Nous fêtons chez vous notre anniversaire de mariage. {}",
      "{} Notre train arrive vers midi.",
      "Mes parents nous rejoignent vendredi. {}",
    ],
    filler: [
      "oui allô euh j'ai essayé d'appeler mais personne ne répondait alors je me suis dit que j'allais laisser un message {} voilà merci à bientôt",
      "bon alors là on est dans la voiture et ma femme s'inquiète un peu du coup {} mais ça ne presse pas",
    ],
  },
};
