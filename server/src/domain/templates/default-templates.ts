import type { TemplateCategory, TemplateContent } from "@bellhop/contract/templates";

type Moment = {
  name: string;
  category: TemplateCategory;
  /** Values of the slots, for Meta's reviewers. */
  examples: string[];
  texts: Record<string, string>;
};

export type DefaultTemplate = {
  name: string;
  language: string;
  category: TemplateCategory;
  content: TemplateContent;
};

/** The drafts for the moments of a stay, in those of the languages that have texts; in English if none has. */
export function defaultTemplates(languages: readonly string[]): DefaultTemplate[] {
  return moments.flatMap(({ name, category, examples, texts }) => {
    const spoken = [...new Set(languages.map((language) => language.split("-")[0] ?? ""))];
    const known = spoken.filter((language) => texts[language] !== undefined);
    return (known.length > 0 ? known : ["en"]).map((language) => ({
      name,
      language,
      category,
      content: {
        header: "",
        body: texts[language] ?? "",
        footer: "",
        buttons: [],
        examples: { header: [], body: examples },
      },
    }));
  });
}

const moments: Moment[] = [
  {
    name: "booking_confirmed",
    category: "utility",
    examples: ["Anna", "3 May"],
    texts: {
      en: "Hello {{1}}, your stay from {{2}} is confirmed. You can write to us here any time.",
      de: "Guten Tag {{1}}, Ihr Aufenthalt ab {{2}} ist bestätigt. Sie können uns hier jederzeit schreiben.",
      fr: "Bonjour {{1}}, votre séjour à partir du {{2}} est confirmé. Vous pouvez nous écrire ici à tout moment.",
      es: "Hola {{1}}, su estancia a partir del {{2}} está confirmada. Puede escribirnos aquí en cualquier momento.",
      it: "Buongiorno {{1}}, il suo soggiorno dal {{2}} è confermato. Può scriverci qui in qualsiasi momento.",
      pt: "Olá {{1}}, a sua estadia a partir de {{2}} está confirmada. Pode escrever-nos aqui a qualquer momento.",
    },
  },
  {
    name: "arrival_information",
    category: "utility",
    examples: ["Anna", "15:00"],
    texts: {
      en: "Hello {{1}}, we look forward to seeing you tomorrow. Your room is ready from {{2}}. When do you plan to arrive?",
      de: "Guten Tag {{1}}, wir freuen uns auf Sie. Morgen ist Ihr Zimmer ab {{2}} Uhr bereit. Wann kommen Sie an?",
      fr: "Bonjour {{1}}, nous nous réjouissons de vous accueillir demain. Votre chambre est prête à partir de {{2}}. À quelle heure arrivez-vous ?",
      es: "Hola {{1}}, le esperamos mañana. Su habitación está lista a partir de las {{2}}. ¿A qué hora llega?",
      it: "Buongiorno {{1}}, la aspettiamo domani. La camera è pronta dalle {{2}}. A che ora arriva?",
      pt: "Olá {{1}}, esperamos por si amanhã. O quarto está pronto a partir das {{2}}. A que horas chega?",
    },
  },
  {
    name: "all_fine",
    category: "utility",
    examples: ["Anna"],
    texts: {
      en: "Hello {{1}}, is everything fine with your room? Tell us here if you need anything.",
      de: "Guten Tag {{1}}, ist mit Ihrem Zimmer alles in Ordnung? Schreiben Sie uns hier, wenn Sie etwas brauchen.",
      fr: "Bonjour {{1}}, tout va bien dans votre chambre ? Écrivez-nous ici si vous avez besoin de quelque chose.",
      es: "Hola {{1}}, ¿está todo bien en su habitación? Escríbanos aquí si necesita algo.",
      it: "Buongiorno {{1}}, va tutto bene in camera? Ci scriva qui se ha bisogno di qualcosa.",
      pt: "Olá {{1}}, está tudo bem no quarto? Escreva-nos aqui se precisar de alguma coisa.",
    },
  },
  {
    name: "departure_reminder",
    category: "utility",
    examples: ["Anna", "11:00"],
    texts: {
      en: "Hello {{1}}, your stay ends tomorrow. Please check out by {{2}}. Tell us if you need a taxi or more time.",
      de: "Guten Tag {{1}}, morgen endet Ihr Aufenthalt. Bitte checken Sie bis {{2}} Uhr aus. Sagen Sie uns, wenn Sie ein Taxi oder mehr Zeit brauchen.",
      fr: "Bonjour {{1}}, votre séjour se termine demain. Merci de libérer la chambre avant {{2}}. Dites-nous s'il vous faut un taxi ou plus de temps.",
      es: "Hola {{1}}, su estancia termina mañana. Deje la habitación antes de las {{2}}, por favor. Díganos si necesita un taxi o más tiempo.",
      it: "Buongiorno {{1}}, il soggiorno finisce domani. Lasci la camera entro le {{2}}, per favore. Ci dica se le serve un taxi o più tempo.",
      pt: "Olá {{1}}, a sua estadia termina amanhã. Deixe o quarto até às {{2}}, por favor. Diga-nos se precisar de um táxi ou de mais tempo.",
    },
  },
  {
    name: "answer_ready",
    category: "utility",
    examples: ["Anna"],
    texts: {
      en: "Hello {{1}}, we have an answer to your question. Please reply to this message to read it.",
      de: "Guten Tag {{1}}, wir haben eine Antwort auf Ihre Frage. Bitte antworten Sie auf diese Nachricht, um sie zu lesen.",
      fr: "Bonjour {{1}}, nous avons une réponse à votre question. Répondez à ce message pour la lire.",
      es: "Hola {{1}}, tenemos una respuesta a su pregunta. Responda a este mensaje para leerla.",
      it: "Buongiorno {{1}}, abbiamo una risposta alla sua domanda. Risponda a questo messaggio per leggerla.",
      pt: "Olá {{1}}, temos uma resposta à sua pergunta. Responda a esta mensagem para a ler.",
    },
  },
  {
    name: "feedback_request",
    category: "marketing",
    examples: ["Anna"],
    texts: {
      en: "Hello {{1}}, thank you for staying with us. How was it? Your feedback helps us improve.",
      de: "Guten Tag {{1}}, danke für Ihren Besuch. Wie war es? Ihre Antwort hilft uns, besser zu werden.",
      fr: "Bonjour {{1}}, merci de votre visite. Comment était votre séjour ? Votre réponse nous aide à progresser.",
      es: "Hola {{1}}, gracias por su visita. ¿Cómo fue su estancia? Su respuesta nos ayuda a mejorar.",
      it: "Buongiorno {{1}}, grazie per la sua visita. Com'è andato il soggiorno? La sua risposta ci aiuta a migliorare.",
      pt: "Olá {{1}}, obrigado pela sua visita. Como correu a estadia? A sua resposta ajuda-nos a melhorar.",
    },
  },
];
