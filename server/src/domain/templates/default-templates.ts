import type { TemplateButton, TemplateCategory, TemplateContent } from "@bellhop/contract/templates";
import { ratingTextsIn } from "@bellhop/language/intents";

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
        buttons: name === feedbackTemplate ? ratingButtons(language) : [],
        examples: { header: [], body: examples },
      },
    }));
  });
}

const feedbackTemplate = "feedback_request";

/** Three of the five words of the scale: a template has no more buttons. */
function ratingButtons(language: string): TemplateButton[] {
  const [, notGood, okay, , veryGood] = ratingTextsIn(language).scale;
  return [veryGood, okay, notGood].map((title) => ({ kind: "quick_reply", title }));
}

/** The texts of a ready-made template, by language. */
export const defaultTexts = (name: string): Record<string, string> =>
  moments.find((one) => one.name === name)?.texts ?? {};

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
      ar: "مرحبًا {{1}}، إقامتك ابتداءً من {{2}} مؤكدة. يمكنك مراسلتنا هنا في أي وقت.",
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
      ar: "مرحبًا {{1}}، نتطلع إلى استقبالك غدًا. ستكون غرفتك جاهزة ابتداءً من الساعة {{2}}. متى تنوي الوصول؟",
    },
  },
  {
    name: "extras_before_arrival",
    category: "marketing",
    examples: ["Anna", "https://hotel.example/g/abc"],
    texts: {
      en: "Hello {{1}}, would you like something extra for your stay? You find what we offer here: {{2}} You can also write to us.",
      de: "Guten Tag {{1}}, möchten Sie zu Ihrem Aufenthalt etwas dazubuchen? Unser Angebot finden Sie hier: {{2}} Sie können uns auch schreiben.",
      fr: "Bonjour {{1}}, souhaitez-vous un extra pour votre séjour ? Vous trouvez notre offre ici : {{2}} Vous pouvez aussi nous écrire.",
      es: "Hola {{1}}, ¿desea algún extra para su estancia? Aquí encontrará nuestra oferta: {{2}} También puede escribirnos.",
      it: "Buongiorno {{1}}, desidera un extra per il suo soggiorno? La nostra offerta è qui: {{2}} Può anche scriverci.",
      pt: "Olá {{1}}, deseja algum extra para a sua estadia? A nossa oferta está aqui: {{2}} Também nos pode escrever.",
      ar: "مرحبًا {{1}}، هل ترغب في خدمة إضافية خلال إقامتك؟ تجد عروضنا هنا: {{2}} يمكنك أيضًا مراسلتنا.",
    },
  },
  {
    name: "welcome",
    category: "utility",
    examples: ["Anna"],
    texts: {
      en: "Welcome, {{1}}. If you need anything during your stay, write to us here.",
      de: "Willkommen, {{1}}. Wenn Sie während Ihres Aufenthalts etwas brauchen, schreiben Sie uns hier.",
      fr: "Bienvenue, {{1}}. Si vous avez besoin de quelque chose pendant votre séjour, écrivez-nous ici.",
      es: "Le damos la bienvenida, {{1}}. Si necesita algo durante su estancia, escríbanos aquí.",
      it: "Benvenuti, {{1}}. Se ha bisogno di qualcosa durante il soggiorno, ci scriva qui.",
      pt: "Boas-vindas, {{1}}. Se precisar de alguma coisa durante a estadia, escreva-nos aqui.",
      ar: "أهلًا بك، {{1}}. إن احتجت إلى أي شيء خلال إقامتك فراسلنا هنا.",
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
      ar: "مرحبًا {{1}}، هل كل شيء على ما يرام في غرفتك؟ راسلنا هنا إن احتجت إلى أي شيء.",
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
      ar: "مرحبًا {{1}}، تنتهي إقامتك غدًا. يرجى تسليم الغرفة قبل الساعة {{2}}. أخبرنا إن احتجت إلى سيارة أجرة أو إلى وقت إضافي.",
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
      ar: "مرحبًا {{1}}، لدينا إجابة عن سؤالك. يرجى الرد على هذه الرسالة لقراءتها.",
    },
  },
  {
    name: feedbackTemplate,
    category: "marketing",
    examples: ["Anna"],
    texts: {
      en: "Hello {{1}}, thank you for staying with us. How was it? Your feedback helps us improve.",
      de: "Guten Tag {{1}}, danke für Ihren Besuch. Wie war es? Ihre Antwort hilft uns, besser zu werden.",
      fr: "Bonjour {{1}}, merci de votre visite. Comment était votre séjour ? Votre réponse nous aide à progresser.",
      es: "Hola {{1}}, gracias por su visita. ¿Cómo fue su estancia? Su respuesta nos ayuda a mejorar.",
      it: "Buongiorno {{1}}, grazie per la sua visita. Com'è andato il soggiorno? La sua risposta ci aiuta a migliorare.",
      pt: "Olá {{1}}, obrigado pela sua visita. Como correu a estadia? A sua resposta ajuda-nos a melhorar.",
      ar: "مرحبًا {{1}}، شكرًا لإقامتك لدينا. كيف كانت؟ رأيك يساعدنا على التحسن.",
    },
  },
];
