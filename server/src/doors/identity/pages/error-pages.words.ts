import { words } from "../../../platform/words.ts";

export const errorWords = words(
  {
    expired: {
      title: "This page has expired",
      sentence: "It was already used, or open for too long. Nothing was changed.",
    },
    didNotWork: "That did not work",
    causes: {
      unavailable: "This is not available right now. Try again in a moment.",
      too_many: "Too many attempts. Wait a moment, then try again.",
      malformed: "We could not read your request. Nothing was changed.",
      failed: "Something went wrong on our side. Nothing was changed. Try again shortly.",
      too_old: "This link is incomplete or too old.",
    },
    tryAgain: "Try again",
    startAgain: "Start again",
  },
  {
    es: {
      expired: {
        title: "Esta página ha caducado",
        sentence: "Ya se había usado o llevaba demasiado tiempo abierta. No se ha cambiado nada.",
      },
      didNotWork: "No ha funcionado",
      causes: {
        unavailable: "Esto no está disponible ahora mismo. Inténtelo de nuevo en un momento.",
        too_many: "Demasiados intentos. Espere un momento e inténtelo de nuevo.",
        malformed: "No hemos podido leer su solicitud. No se ha cambiado nada.",
        failed: "Algo ha fallado por nuestra parte. No se ha cambiado nada. Inténtelo de nuevo en breve.",
        too_old: "Este enlace no está completo o es demasiado antiguo.",
      },
      tryAgain: "Intentarlo de nuevo",
      startAgain: "Empezar de nuevo",
    },
    fr: {
      expired: {
        title: "Cette page a expiré",
        sentence: "Elle a déjà servi ou est restée ouverte trop longtemps. Rien n’a été modifié.",
      },
      didNotWork: "Cela n’a pas fonctionné",
      causes: {
        unavailable: "Ce service est indisponible pour le moment. Réessayez dans un instant.",
        too_many: "Trop de tentatives. Patientez un instant, puis réessayez.",
        malformed: "Nous n’avons pas pu lire votre demande. Rien n’a été modifié.",
        failed: "Une erreur s’est produite de notre côté. Rien n’a été modifié. Réessayez dans un moment.",
        too_old: "Ce lien est incomplet ou trop ancien.",
      },
      tryAgain: "Réessayer",
      startAgain: "Recommencer",
    },
    de: {
      expired: {
        title: "Diese Seite ist abgelaufen",
        sentence: "Sie wurde schon benutzt oder war zu lange offen. Es wurde nichts geändert.",
      },
      didNotWork: "Das hat nicht geklappt",
      causes: {
        unavailable: "Das ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.",
        too_many: "Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann noch einmal.",
        malformed: "Wir konnten Ihre Anfrage nicht lesen. Es wurde nichts geändert.",
        failed:
          "Bei uns ist etwas schiefgegangen. Es wurde nichts geändert. Versuchen Sie es in Kürze noch einmal.",
        too_old: "Dieser Link ist unvollständig oder zu alt.",
      },
      tryAgain: "Erneut versuchen",
      startAgain: "Von vorn beginnen",
    },
    it: {
      expired: {
        title: "Questa pagina è scaduta",
        sentence: "È già stata usata o è rimasta aperta troppo a lungo. Non è stato modificato nulla.",
      },
      didNotWork: "Non ha funzionato",
      causes: {
        unavailable: "Il servizio non è disponibile in questo momento. Riprovi tra poco.",
        too_many: "Troppi tentativi. Attenda un momento, poi riprovi.",
        malformed: "Non siamo riusciti a leggere la sua richiesta. Non è stato modificato nulla.",
        failed: "Qualcosa è andato storto da parte nostra. Non è stato modificato nulla. Riprovi tra poco.",
        too_old: "Questo link è incompleto o troppo vecchio.",
      },
      tryAgain: "Riprova",
      startAgain: "Ricomincia",
    },
    pt: {
      expired: {
        title: "Esta página expirou",
        sentence: "Já foi utilizada ou esteve aberta demasiado tempo. Nada foi alterado.",
      },
      didNotWork: "Não funcionou",
      causes: {
        unavailable: "Não está disponível neste momento. Tente novamente dentro de instantes.",
        too_many: "Demasiadas tentativas. Aguarde um momento e tente novamente.",
        malformed: "Não conseguimos ler o seu pedido. Nada foi alterado.",
        failed: "Algo correu mal do nosso lado. Nada foi alterado. Tente novamente dentro em pouco.",
        too_old: "Este link está incompleto ou é demasiado antigo.",
      },
      tryAgain: "Tentar novamente",
      startAgain: "Recomeçar",
    },
    ar: {
      expired: {
        title: "انتهت صلاحية هذه الصفحة",
        sentence: "سبق استخدامها أو بقيت مفتوحة وقتًا طويلًا. لم يتغيّر أي شيء.",
      },
      didNotWork: "لم ينجح ذلك",
      causes: {
        unavailable: "هذه الخدمة غير متاحة الآن. حاول مرة أخرى بعد قليل.",
        too_many: "محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.",
        malformed: "لم نتمكن من قراءة طلبك. لم يتغيّر أي شيء.",
        failed: "حدث خطأ من جانبنا. لم يتغيّر أي شيء. حاول مرة أخرى بعد قليل.",
        too_old: "هذا الرابط غير مكتمل أو قديم جدًا.",
      },
      tryAgain: "حاول مرة أخرى",
      startAgain: "ابدأ من جديد",
    },
  },
);
