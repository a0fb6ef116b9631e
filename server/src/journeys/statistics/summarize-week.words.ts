import type { HandOverReason } from "@bellhop/contract/hand-over-reasons";
import { words } from "../../platform/words.ts";

type Of = { count: string; total: string };

/** Lines of the mail. Figures are formatted. */
type WeekWords = {
  answered: (answered: Of & { share: string }) => string;
  answeredFew: (answered: Of) => string;
  before: (share: string) => string;
  firstReply: (waited: { median: string; count: string }) => string;
  handOvers: (handedOver: { count: string; causes: string }) => string;
  gap: (gap: { question: string; guests: string }) => string;
  requests: (inTime: Of) => string;
  reasons: Record<HandOverReason, string>;
};

export const weekWords = words<WeekWords>(
  {
    answered: ({ count, total, share }) =>
      `The assistant answered ${count} of ${total} conversations with a question (${share}).`,
    answeredFew: ({ count, total }) =>
      `The assistant answered ${count} of ${total} conversations with a question.`,
    before: (share) => `The week before: ${share}.`,
    firstReply: ({ median, count }) => `First reply of your team: ${median} (median of ${count}).`,
    handOvers: ({ count, causes }) => `Handed over to your team: ${count} (${causes}).`,
    gap: ({ question, guests }) => `Most asked without an answer: “${question}” (${guests} guests).`,
    requests: ({ count, total }) => `Requests in time: ${count} of ${total}.`,
    reasons: {
      emergency: "Emergency",
      request: "Request",
      reply: "Reply to your team",
      statement: "Message for your team",
      no_entry: "Not in your texts",
      unsure: "Assistant was not sure",
      entries_disagree: "Two entries disagree",
      wants_person: "Guest asked for a person",
      complaint: "Complaint",
      safety: "Safety",
      sensitive: "Sensitive topic",
      not_text: "Not a text message",
      not_built: "Assistant not published yet",
      paused: "Assistant is off or paused",
      plan_limit: "Plan is used up",
      assistant_failed: "Assistant had an error",
    },
  },
  {
    es: {
      answered: ({ count, total, share }) =>
        `El asistente respondió ${count} de ${total} conversaciones con una pregunta (${share}).`,
      answeredFew: ({ count, total }) =>
        `El asistente respondió ${count} de ${total} conversaciones con una pregunta.`,
      before: (share) => `La semana anterior: ${share}.`,
      firstReply: ({ median, count }) => `Primera respuesta del equipo: ${median} (mediana de ${count}).`,
      handOvers: ({ count, causes }) => `Pasado al equipo: ${count} (${causes}).`,
      gap: ({ question, guests }) => `Lo más preguntado sin respuesta: «${question}» (${guests} huéspedes).`,
      requests: ({ count, total }) => `Peticiones a tiempo: ${count} de ${total}.`,
      reasons: {
        emergency: "Emergencia",
        request: "Petición",
        reply: "Respuesta al equipo",
        statement: "Mensaje para el equipo",
        no_entry: "Sin entrada",
        unsure: "El asistente dudaba",
        entries_disagree: "Dos entradas se contradicen",
        wants_person: "Pide una persona",
        complaint: "Queja",
        safety: "Seguridad",
        sensitive: "Tema delicado",
        not_text: "No es texto",
        not_built: "Asistente sin publicar",
        paused: "Asistente apagado o en pausa",
        plan_limit: "Plan agotado",
        assistant_failed: "Error del asistente",
      },
    },
    fr: {
      answered: ({ count, total, share }) =>
        `L’assistant a répondu à ${count} conversations avec une question sur ${total} (${share}).`,
      answeredFew: ({ count, total }) =>
        `L’assistant a répondu à ${count} conversations avec une question sur ${total}.`,
      before: (share) => `La semaine précédente : ${share}.`,
      firstReply: ({ median, count }) => `Première réponse de l’équipe : ${median} (médiane de ${count}).`,
      handOvers: ({ count, causes }) => `Transmis à l’équipe : ${count} (${causes}).`,
      gap: ({ question, guests }) =>
        `La question la plus posée sans réponse : « ${question} » (${guests} clients).`,
      requests: ({ count, total }) => `Demandes traitées à temps : ${count} sur ${total}.`,
      reasons: {
        emergency: "Urgence",
        request: "Demande",
        reply: "Réponse à l’équipe",
        statement: "Message pour l’équipe",
        no_entry: "Aucune fiche",
        unsure: "Assistant incertain",
        entries_disagree: "Deux fiches se contredisent",
        wants_person: "Demande une personne",
        complaint: "Réclamation",
        safety: "Sécurité",
        sensitive: "Sujet sensible",
        not_text: "Pas un texte",
        not_built: "Assistant non publié",
        paused: "Assistant désactivé ou en pause",
        plan_limit: "Forfait épuisé",
        assistant_failed: "Erreur de l’assistant",
      },
    },
    de: {
      answered: ({ count, total, share }) =>
        `Der Assistent hat ${count} von ${total} Gesprächen mit einer Frage beantwortet (${share}).`,
      answeredFew: ({ count, total }) =>
        `Der Assistent hat ${count} von ${total} Gesprächen mit einer Frage beantwortet.`,
      before: (share) => `In der Woche davor: ${share}.`,
      firstReply: ({ median, count }) => `Erste Antwort des Teams: ${median} (Median aus ${count}).`,
      handOvers: ({ count, causes }) => `An das Team übergeben: ${count} (${causes}).`,
      gap: ({ question, guests }) => `Am häufigsten gefragt, ohne Antwort: „${question}“ (${guests} Gäste).`,
      requests: ({ count, total }) => `Wünsche rechtzeitig erledigt: ${count} von ${total}.`,
      reasons: {
        emergency: "Notfall",
        request: "Wunsch",
        reply: "Antwort an das Team",
        statement: "Mitteilung an das Team",
        no_entry: "Kein Eintrag",
        unsure: "Assistent war unsicher",
        entries_disagree: "Einträge widersprechen sich",
        wants_person: "Gast möchte einen Menschen",
        complaint: "Beschwerde",
        safety: "Sicherheit",
        sensitive: "Heikles Thema",
        not_text: "Keine Textnachricht",
        not_built: "Assistent noch nicht veröffentlicht",
        paused: "Assistent aus oder pausiert",
        plan_limit: "Tarif aufgebraucht",
        assistant_failed: "Fehler des Assistenten",
      },
    },
    it: {
      answered: ({ count, total, share }) =>
        `L’assistente ha risposto a ${count} conversazioni con una domanda su ${total} (${share}).`,
      answeredFew: ({ count, total }) =>
        `L’assistente ha risposto a ${count} conversazioni con una domanda su ${total}.`,
      before: (share) => `La settimana precedente: ${share}.`,
      firstReply: ({ median, count }) => `Prima risposta del personale: ${median} (mediana di ${count}).`,
      handOvers: ({ count, causes }) => `Passate al personale: ${count} (${causes}).`,
      gap: ({ question, guests }) =>
        `La domanda più frequente senza risposta: «${question}» (${guests} ospiti).`,
      requests: ({ count, total }) => `Richieste in tempo: ${count} su ${total}.`,
      reasons: {
        emergency: "Emergenza",
        request: "Richiesta",
        reply: "Risposta al personale",
        statement: "Messaggio per il personale",
        no_entry: "Nessuna voce",
        unsure: "Assistente non sicuro",
        entries_disagree: "Due voci si contraddicono",
        wants_person: "Chiede una persona",
        complaint: "Reclamo",
        safety: "Sicurezza",
        sensitive: "Tema delicato",
        not_text: "Non è un testo",
        not_built: "Assistente non pubblicato",
        paused: "Assistente spento o in pausa",
        plan_limit: "Piano esaurito",
        assistant_failed: "Errore dell’assistente",
      },
    },
    pt: {
      answered: ({ count, total, share }) =>
        `O assistente respondeu a ${count} de ${total} conversas com uma pergunta (${share}).`,
      answeredFew: ({ count, total }) =>
        `O assistente respondeu a ${count} de ${total} conversas com uma pergunta.`,
      before: (share) => `Na semana anterior: ${share}.`,
      firstReply: ({ median, count }) => `Primeira resposta da equipa: ${median} (mediana de ${count}).`,
      handOvers: ({ count, causes }) => `Passadas à equipa: ${count} (${causes}).`,
      gap: ({ question, guests }) =>
        `A pergunta mais frequente sem resposta: «${question}» (${guests} hóspedes).`,
      requests: ({ count, total }) => `Pedidos a tempo: ${count} de ${total}.`,
      reasons: {
        emergency: "Emergência",
        request: "Pedido",
        reply: "Resposta à equipa",
        statement: "Mensagem para a equipa",
        no_entry: "Sem entrada",
        unsure: "Assistente sem certeza",
        entries_disagree: "Duas entradas contradizem-se",
        wants_person: "Pede uma pessoa",
        complaint: "Reclamação",
        safety: "Segurança",
        sensitive: "Tema sensível",
        not_text: "Não é texto",
        not_built: "Assistente por publicar",
        paused: "Assistente desligado ou em pausa",
        plan_limit: "Plano esgotado",
        assistant_failed: "Erro do assistente",
      },
    },
    ar: {
      answered: ({ count, total, share }) =>
        `أجاب المساعد عن ${count} من ${total} محادثات فيها سؤال (${share}).`,
      answeredFew: ({ count, total }) => `أجاب المساعد عن ${count} من ${total} محادثات فيها سؤال.`,
      before: (share) => `الأسبوع السابق: ${share}.`,
      firstReply: ({ median, count }) => `أول رد من الفريق: ${median} (الوسيط من ${count}).`,
      handOvers: ({ count, causes }) => `أُحيل إلى الفريق: ${count} (${causes}).`,
      gap: ({ question, guests }) => `أكثر سؤال بلا جواب: «${question}» (الضيوف: ${guests}).`,
      requests: ({ count, total }) => `الطلبات في وقتها: ${count} من ${total}.`,
      reasons: {
        emergency: "طوارئ",
        request: "طلب",
        reply: "رد على الفريق",
        statement: "رسالة إلى الفريق",
        no_entry: "لا يوجد مدخل",
        unsure: "المساعد غير متأكد",
        entries_disagree: "مدخلان متعارضان",
        wants_person: "يريد التحدث إلى شخص",
        complaint: "شكوى",
        safety: "السلامة",
        sensitive: "موضوع حساس",
        not_text: "ليست رسالة نصية",
        not_built: "لم يُنشر المساعد بعد",
        paused: "المساعد متوقف",
        plan_limit: "انتهت الباقة",
        assistant_failed: "خطأ في المساعد",
      },
    },
  },
);
