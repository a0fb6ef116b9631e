import { words } from "../../../platform/words.ts";

export const errorWords = words(
  {
    expired: {
      title: "This page has expired",
      sentence: "It was already used, or open for too long. Nothing was changed.",
    },
    didNotWork: "That did not work",
    causes: {
      unavailable: "Something we need is not available right now. Try again in a moment.",
      too_many: "Too many requests came at once. Wait a moment, then try again.",
      malformed: "The page sent something we cannot read. Nothing was changed.",
      failed: "Something went wrong on our side. Nothing was changed; try again shortly.",
      too_old: "This address was not complete or is too old.",
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
        unavailable:
          "Algo que necesitamos no está disponible en este momento. Inténtelo de nuevo en un instante.",
        too_many: "Han sido demasiados intentos seguidos. Espere un momento e inténtelo de nuevo.",
        malformed: "La página ha enviado algo que no podemos leer. No se ha cambiado nada.",
        failed: "Algo ha fallado por nuestra parte. No se ha cambiado nada; inténtelo de nuevo en breve.",
        too_old: "Esta dirección no está completa o es demasiado antigua.",
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
        unavailable: "Un service dont nous avons besoin est indisponible. Réessayez dans un instant.",
        too_many: "Cela fait beaucoup d’un coup. Patientez un instant, puis réessayez.",
        malformed: "La page a envoyé quelque chose que nous ne pouvons pas lire. Rien n’a été modifié.",
        failed: "Une erreur s’est produite de notre côté. Rien n’a été modifié ; réessayez dans un moment.",
        too_old: "Cette adresse est incomplète ou trop ancienne.",
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
        unavailable:
          "Etwas, das wir brauchen, ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.",
        too_many: "Das war viel auf einmal. Warten Sie einen Moment und versuchen Sie es dann noch einmal.",
        malformed: "Die Seite hat etwas geschickt, das wir nicht lesen können. Es wurde nichts geändert.",
        failed:
          "Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; versuchen Sie es in Kürze noch einmal.",
        too_old: "Diese Adresse ist unvollständig oder zu alt.",
      },
      tryAgain: "Noch einmal versuchen",
      startAgain: "Von vorn beginnen",
    },
    it: {
      expired: {
        title: "Questa pagina è scaduta",
        sentence: "È già stata usata o è rimasta aperta troppo a lungo. Non è stato modificato nulla.",
      },
      didNotWork: "Non ha funzionato",
      causes: {
        unavailable: "Qualcosa che ci serve non è disponibile in questo momento. Riprovi tra poco.",
        too_many: "Troppi tentativi in una volta. Attenda un momento, poi riprovi.",
        malformed: "La pagina ha inviato qualcosa che non riusciamo a leggere. Non è stato modificato nulla.",
        failed: "Qualcosa è andato storto da parte nostra. Non è stato modificato nulla; riprovi tra poco.",
        too_old: "Questo indirizzo è incompleto o troppo vecchio.",
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
        unavailable:
          "Algo de que precisamos não está disponível neste momento. Tente novamente dentro de instantes.",
        too_many: "Foram demasiadas tentativas seguidas. Aguarde um momento e tente novamente.",
        malformed: "A página enviou algo que não conseguimos ler. Nada foi alterado.",
        failed: "Algo correu mal do nosso lado. Nada foi alterado; tente novamente dentro em pouco.",
        too_old: "Este endereço está incompleto ou é demasiado antigo.",
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
        unavailable: "خدمة نحتاج إليها غير متاحة الآن. حاول مرة أخرى بعد قليل.",
        too_many: "محاولات كثيرة دفعة واحدة. انتظر قليلًا ثم حاول مرة أخرى.",
        malformed: "أرسلت الصفحة شيئًا لا نستطيع قراءته. لم يتغيّر أي شيء.",
        failed: "حدث خطأ من جانبنا. لم يتغيّر أي شيء؛ حاول مرة أخرى بعد قليل.",
        too_old: "هذا العنوان غير مكتمل أو قديم جدًا.",
      },
      tryAgain: "حاول مرة أخرى",
      startAgain: "ابدأ من جديد",
    },
  },
);
