import type { Language } from "@bellhop/contract/languages";
import { words } from "../../platform/words.ts";
import type { MailText } from "./mail.words.ts";

type Alert = { title: string; about: string; venue: string };
type Summary = { venue: string; day: string; lines: string[] };
type Week = { venue: string; week: string; lines: string[] };
type AlertMails = {
  alert: (alert: Alert) => MailText;
  alert_summary: (summary: Summary) => MailText;
  week_summary: (week: Week) => MailText;
};

type Phrases = {
  greeting: string;
  open: string;
  why: string;
  subject: (summary: { venue: string; day: string }) => string;
  whySummary: string;
  weekSubject: (week: { venue: string; week: string }) => string;
  openStatistics: string;
  whyWeek: string;
};

const phrases = words<Phrases>(
  {
    greeting: "Hello,",
    open: "Open in Bellhop",
    why: "You get this e-mail because no one has settled this yet, or because you asked for e-mails about alerts.",
    subject: ({ venue, day }) => `Alerts of ${day}: ${venue}`,
    whySummary: "You get this e-mail every day. Switch it off under Settings, Notifications.",
    weekSubject: ({ venue, week }) => `${venue}, ${week}: how your assistant did`,
    openStatistics: "Open statistics",
    whyWeek: "You get this e-mail on Mondays. Switch it off under Settings, Notifications.",
  },
  {
    es: {
      greeting: "Hola:",
      open: "Abrir en Bellhop",
      why: "Recibes este correo porque nadie lo ha resuelto aún, o porque pediste correos sobre alertas.",
      subject: ({ venue, day }) => `Alertas del ${day}: ${venue}`,
      whySummary: "Recibes este correo cada día. Desactívalo en Ajustes, Notificaciones.",
      weekSubject: ({ venue, week }) => `${venue}, ${week}: así fue con su asistente`,
      openStatistics: "Abrir las estadísticas",
      whyWeek: "Recibes este correo los lunes. Desactívalo en Ajustes, Notificaciones.",
    },
    fr: {
      greeting: "Bonjour,",
      open: "Ouvrir dans Bellhop",
      why: "Vous recevez cet e-mail parce que personne ne l’a encore réglé, ou parce que vous avez demandé des e-mails d’alerte.",
      subject: ({ venue, day }) => `Alertes du ${day} : ${venue}`,
      whySummary:
        "Vous recevez cet e-mail chaque jour. Désactivez-le dans les paramètres, sous Notifications.",
      weekSubject: ({ venue, week }) => `${venue}, ${week} : le bilan de votre assistant`,
      openStatistics: "Ouvrir les statistiques",
      whyWeek: "Vous recevez cet e-mail le lundi. Désactivez-le dans les paramètres, sous Notifications.",
    },
    de: {
      greeting: "Guten Tag,",
      open: "In Bellhop öffnen",
      why: "Sie erhalten diese E-Mail, weil dies noch niemand erledigt hat oder weil Sie E-Mails zu Meldungen wünschen.",
      subject: ({ venue, day }) => `Meldungen vom ${day}: ${venue}`,
      whySummary:
        "Sie erhalten diese E-Mail täglich. Abschalten: in den Einstellungen unter Benachrichtigungen.",
      weekSubject: ({ venue, week }) => `${venue}, ${week}: so lief Ihr Assistent`,
      openStatistics: "Statistik öffnen",
      whyWeek:
        "Sie erhalten diese E-Mail montags. Abschalten: in den Einstellungen unter Benachrichtigungen.",
    },
    it: {
      greeting: "Buongiorno,",
      open: "Apri in Bellhop",
      why: "Ricevi questa e-mail perché nessuno l’ha ancora risolto, o perché hai chiesto e-mail sugli avvisi.",
      subject: ({ venue, day }) => `Avvisi del ${day}: ${venue}`,
      whySummary: "Ricevi questa e-mail ogni giorno. Disattivala nelle impostazioni, in Notifiche.",
      weekSubject: ({ venue, week }) => `${venue}, ${week}: com’è andato il suo assistente`,
      openStatistics: "Apri le statistiche",
      whyWeek: "Ricevi questa e-mail il lunedì. Disattivala nelle impostazioni, in Notifiche.",
    },
    pt: {
      greeting: "Olá,",
      open: "Abrir no Bellhop",
      why: "Recebe este e-mail porque ninguém o resolveu ainda, ou porque pediu e-mails sobre alertas.",
      subject: ({ venue, day }) => `Alertas de ${day}: ${venue}`,
      whySummary: "Recebe este e-mail todos os dias. Desative-o nas definições, em Notificações.",
      weekSubject: ({ venue, week }) => `${venue}, ${week}: como correu o seu assistente`,
      openStatistics: "Abrir as estatísticas",
      whyWeek: "Recebe este e-mail às segundas-feiras. Desative-o nas definições, em Notificações.",
    },
    ar: {
      greeting: "مرحبًا،",
      open: "الفتح في Bellhop",
      why: "تصلك هذه الرسالة لأن أحدًا لم يعالج الأمر بعد، أو لأنك طلبت رسائل عن التنبيهات.",
      subject: ({ venue, day }) => `تنبيهات ${day}: ${venue}`,
      whySummary: "تصلك هذه الرسالة يوميًا. يمكنك إيقافها في الإعدادات تحت الإشعارات.",
      weekSubject: ({ venue, week }) => `${venue}، ${week}: أداء مساعدكم`,
      openStatistics: "فتح الإحصاءات",
      whyWeek: "تصلك هذه الرسالة كل يوم اثنين. يمكنك إيقافها في الإعدادات تحت الإشعارات.",
    },
  },
);

export const alertMailWords = (language: Language): AlertMails => {
  const { greeting, open, why, subject, whySummary, weekSubject, openStatistics, whyWeek } =
    phrases[language];
  return {
    alert: ({ title, about, venue }) => ({
      subject: `${[title, about].filter(Boolean).join(": ")} (${venue})`,
      greeting,
      lines: [[title, about].filter(Boolean).join(": "), venue],
      action: open,
      ending: [why],
    }),
    alert_summary: ({ venue, day, lines }) => ({
      subject: subject({ venue, day }),
      greeting,
      lines: [venue, ...lines],
      action: open,
      ending: [whySummary],
    }),
    week_summary: ({ venue, week, lines }) => ({
      subject: weekSubject({ venue, week }),
      greeting,
      lines: [venue, ...lines],
      action: openStatistics,
      ending: [whyWeek],
    }),
  };
};
