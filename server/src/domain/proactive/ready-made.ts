import type { ProactiveText } from "@bellhop/contract/proactive";
import { fillSlots } from "@bellhop/contract/templates";
import { defaultTexts } from "../templates/index.ts";
import type { RuleWords } from "./types.ts";

type ReadyMade = Omit<RuleWords, "name"> & { key: string; names: Record<string, string> };

const toTexts = (texts: Record<string, string>): ProactiveText[] =>
  Object.entries(texts).map(([language, text]) => ({ language, text, fallbacks: {}, needs_check: false }));

/** The words of a ready-made template; its slots become fields. */
const fromTemplate = (name: string, fields: string[]): ProactiveText[] =>
  toTexts(
    Object.fromEntries(
      Object.entries(defaultTexts(name)).map(([language, text]) => [
        language,
        fillSlots(
          text,
          fields.map((field) => `{${field}}`),
        ),
      ]),
    ),
  );

const usual = { conditions: {}, extra_entry_id: null, holdout_percent: 0 } satisfies Partial<RuleWords>;

/** The usual journey of a stay. Texts that may come late name the day: "tomorrow" would be wrong then. */
export const readyMadeRules: ReadyMade[] = [
  {
    ...usual,
    key: "booked",
    names: {
      en: "Booking confirmation",
      es: "Confirmación de la reserva",
      fr: "Confirmation de réservation",
      de: "Buchungsbestätigung",
      it: "Conferma della prenotazione",
      pt: "Confirmação da reserva",
      ar: "تأكيد الحجز",
    },
    moment: { kind: "booked", minutes: 0 },
    purpose: "service",
    template_name: "booking_confirmed",
    texts: toTexts({
      en: "Hello {first_name}, your stay at {hotel} from {arrival_day} is confirmed. Write to us here any time: our assistant answers at once, or our team does. Reply STOP to get no more messages.",
      es: "Hola {first_name}, su estancia en {hotel} a partir del {arrival_day} está confirmada. Escríbanos aquí cuando quiera: responde nuestro asistente al momento, o nuestro equipo. Responda BAJA para no recibir más mensajes.",
      fr: "Bonjour {first_name}, votre séjour à {hotel} à partir du {arrival_day} est confirmé. Écrivez-nous ici à tout moment : notre assistant répond aussitôt, ou notre équipe. Répondez STOP pour ne plus recevoir de messages.",
      de: "Guten Tag {first_name}, Ihr Aufenthalt im {hotel} ab {arrival_day} ist bestätigt. Schreiben Sie uns hier jederzeit: Unser Assistent antwortet sofort, oder unser Team. Mit STOPP erhalten Sie keine Nachrichten mehr.",
      it: "Buongiorno {first_name}, il suo soggiorno a {hotel} dal {arrival_day} è confermato. Ci scriva qui in qualsiasi momento: risponde subito il nostro assistente, o il nostro team. Risponda STOP per non ricevere altri messaggi.",
      pt: "Olá {first_name}, a sua estadia em {hotel} a partir de {arrival_day} está confirmada. Escreva-nos aqui a qualquer momento: o nosso assistente responde logo, ou a nossa equipa. Responda PARAR para não receber mais mensagens.",
      ar: "مرحبًا {first_name}، إقامتك في {hotel} ابتداءً من {arrival_day} مؤكدة. راسلنا هنا في أي وقت: يجيبك مساعدنا الآلي فورًا أو فريقنا. أرسل STOP إن لم ترغب في تلقي المزيد من الرسائل.",
    }),
  },
  {
    ...usual,
    key: "extras",
    names: {
      en: "Extras before arrival",
      es: "Extras antes de la llegada",
      fr: "Extras avant l'arrivée",
      de: "Extras vor der Anreise",
      it: "Extra prima dell'arrivo",
      pt: "Extras antes da chegada",
      ar: "خدمات إضافية قبل الوصول",
    },
    moment: { kind: "before_arrival", days: 7, time: "10:00" },
    purpose: "sells",
    template_name: "extras_before_arrival",
    texts: fromTemplate("extras_before_arrival", ["first_name", "guest_page"]),
  },
  {
    ...usual,
    key: "arrival",
    names: {
      en: "Arrival information",
      es: "Información de llegada",
      fr: "Informations d'arrivée",
      de: "Anreiseinformationen",
      it: "Informazioni di arrivo",
      pt: "Informações de chegada",
      ar: "معلومات الوصول",
    },
    moment: { kind: "before_arrival", days: 1, time: "17:00" },
    purpose: "service",
    template_name: "arrival_information",
    texts: toTexts({
      en: "Hello {first_name}, we look forward to seeing you on {arrival_day}. Your room is ready from {check_in_time}. When do you plan to arrive?",
      es: "Hola {first_name}, le esperamos el {arrival_day}. Su habitación está lista a partir de las {check_in_time}. ¿A qué hora llega?",
      fr: "Bonjour {first_name}, nous nous réjouissons de vous accueillir le {arrival_day}. Votre chambre est prête à partir de {check_in_time}. À quelle heure arrivez-vous ?",
      de: "Guten Tag {first_name}, wir freuen uns auf Sie am {arrival_day}. Ihr Zimmer ist ab {check_in_time} Uhr bereit. Wann kommen Sie an?",
      it: "Buongiorno {first_name}, la aspettiamo il {arrival_day}. La camera è pronta dalle {check_in_time}. A che ora arriva?",
      pt: "Olá {first_name}, esperamos por si no dia {arrival_day}. O quarto está pronto a partir das {check_in_time}. A que horas chega?",
      ar: "مرحبًا {first_name}، نتطلع إلى استقبالك يوم {arrival_day}. ستكون غرفتك جاهزة ابتداءً من الساعة {check_in_time}. متى تنوي الوصول؟",
    }),
  },
  {
    ...usual,
    key: "welcome",
    names: {
      en: "Welcome",
      es: "Bienvenida",
      fr: "Bienvenue",
      de: "Willkommen",
      it: "Benvenuto",
      pt: "Boas-vindas",
      ar: "ترحيب",
    },
    moment: { kind: "after_check_in", minutes: 30 },
    purpose: "service",
    template_name: "welcome",
    texts: fromTemplate("welcome", ["first_name"]),
  },
  {
    ...usual,
    key: "all_fine",
    names: {
      en: "All fine?",
      es: "¿Todo bien?",
      fr: "Tout va bien ?",
      de: "Alles in Ordnung?",
      it: "Tutto bene?",
      pt: "Tudo bem?",
      ar: "هل كل شيء على ما يرام؟",
    },
    moment: { kind: "mid_stay", day: 2, time: "10:00" },
    purpose: "service",
    conditions: { min_nights: 2 },
    template_name: "all_fine",
    texts: fromTemplate("all_fine", ["first_name"]),
  },
  {
    ...usual,
    key: "departure",
    names: {
      en: "Before departure",
      es: "Antes de la salida",
      fr: "Avant le départ",
      de: "Vor der Abreise",
      it: "Prima della partenza",
      pt: "Antes da partida",
      ar: "قبل المغادرة",
    },
    moment: { kind: "before_departure", days: 1, time: "18:00" },
    purpose: "service",
    template_name: "departure_reminder",
    texts: toTexts({
      en: "Hello {first_name}, your stay ends on {departure_day}. Please check out by {check_out_time}. Tell us if you need a taxi or more time.",
      es: "Hola {first_name}, su estancia termina el {departure_day}. Deje la habitación antes de las {check_out_time}, por favor. Díganos si necesita un taxi o más tiempo.",
      fr: "Bonjour {first_name}, votre séjour se termine le {departure_day}. Merci de libérer la chambre avant {check_out_time}. Dites-nous s'il vous faut un taxi ou plus de temps.",
      de: "Guten Tag {first_name}, Ihr Aufenthalt endet am {departure_day}. Bitte checken Sie bis {check_out_time} Uhr aus. Sagen Sie uns, wenn Sie ein Taxi oder mehr Zeit brauchen.",
      it: "Buongiorno {first_name}, il soggiorno finisce il {departure_day}. Lasci la camera entro le {check_out_time}, per favore. Ci dica se le serve un taxi o più tempo.",
      pt: "Olá {first_name}, a sua estadia termina no dia {departure_day}. Deixe o quarto até às {check_out_time}, por favor. Diga-nos se precisar de um táxi ou de mais tempo.",
      ar: "مرحبًا {first_name}، تنتهي إقامتك يوم {departure_day}. يرجى تسليم الغرفة قبل الساعة {check_out_time}. أخبرنا إن احتجت إلى سيارة أجرة أو إلى وقت إضافي.",
    }),
  },
  {
    ...usual,
    key: "feedback",
    names: {
      en: "Feedback",
      es: "Opinión",
      fr: "Avis",
      de: "Feedback",
      it: "Feedback",
      pt: "Opinião",
      ar: "رأي الضيف",
    },
    moment: { kind: "after_check_out", minutes: 240 },
    purpose: "feedback",
    template_name: "feedback_request",
    texts: fromTemplate("feedback_request", ["first_name"]),
  },
];
