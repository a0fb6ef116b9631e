import { words } from "../../../platform/words.ts";

export const linkEndWords = words(
  {
    title: "This link no longer works",
    used: "It was already used. If that was you, all is done.",
    replaced: "A newer one was sent, or something else was decided since. Use the newest e-mail.",
    expired: "It was valid for a limited time, and that is over.",
    unknown: "It is not complete, or too old. Copy the whole address from the e-mail.",
    taken: "That address belongs to another account by now. Nothing was changed.",
    invitation: "The invitation was withdrawn, taken up, sent anew or is too old. Ask for another one.",
    signUpAgain: "Create an account again",
    resetAgain: "Ask for another link",
    toAccount: "To your account",
  },
  {
    es: {
      title: "Este enlace ya no sirve",
      used: "Ya se usó. Si fue usted, todo está hecho.",
      replaced: "Se envió otro más nuevo, o después se decidió otra cosa. Use el correo más reciente.",
      expired: "Era válido por un tiempo limitado, que ya ha pasado.",
      unknown: "No está completo o es demasiado antiguo. Copie la dirección entera del correo.",
      taken: "Esa dirección pertenece ya a otra cuenta. No se ha cambiado nada.",
      invitation: "La invitación se retiró, se aceptó, se envió de nuevo o es demasiado antigua. Pida otra.",
      signUpAgain: "Crear una cuenta de nuevo",
      resetAgain: "Pedir otro enlace",
      toAccount: "A su cuenta",
    },
    fr: {
      title: "Ce lien ne fonctionne plus",
      used: "Il a déjà servi. Si c’était vous, tout est fait.",
      replaced:
        "Un lien plus récent a été envoyé, ou autre chose a été décidé depuis. Utilisez l’e-mail le plus récent.",
      expired: "Il n’était valable qu’un temps, qui est passé.",
      unknown: "Il est incomplet ou trop ancien. Copiez l’adresse entière de l’e-mail.",
      taken: "Cette adresse appartient maintenant à un autre compte. Rien n’a été modifié.",
      invitation:
        "L’invitation a été retirée, acceptée, renvoyée, ou est trop ancienne. Demandez-en une autre.",
      signUpAgain: "Créer de nouveau un compte",
      resetAgain: "Demander un autre lien",
      toAccount: "Vers votre compte",
    },
    de: {
      title: "Dieser Link gilt nicht mehr",
      used: "Er wurde schon benutzt. Wenn Sie das waren, ist alles erledigt.",
      replaced:
        "Ein neuerer wurde geschickt, oder es wurde seither etwas anderes entschieden. Nehmen Sie die neueste E-Mail.",
      expired: "Er galt nur eine Zeit lang, und die ist vorbei.",
      unknown: "Er ist unvollständig oder zu alt. Kopieren Sie die ganze Adresse aus der E-Mail.",
      taken: "Diese Adresse gehört inzwischen zu einem anderen Konto. Es wurde nichts geändert.",
      invitation:
        "Die Einladung wurde zurückgezogen, angenommen, neu geschickt oder ist zu alt. Bitten Sie um eine neue.",
      signUpAgain: "Noch einmal ein Konto anlegen",
      resetAgain: "Neuen Link anfordern",
      toAccount: "Zu Ihrem Konto",
    },
    it: {
      title: "Questo link non è più valido",
      used: "È già stato usato. Se è stato lei, è tutto fatto.",
      replaced:
        "Ne è stato inviato uno più recente, o nel frattempo è stato deciso altro. Usi l’e-mail più recente.",
      expired: "Valeva per un tempo limitato, che è passato.",
      unknown: "È incompleto o troppo vecchio. Copi l’indirizzo intero dall’e-mail.",
      taken: "Quell’indirizzo appartiene ormai a un altro account. Non è stato modificato nulla.",
      invitation:
        "L’invito è stato ritirato, accettato, inviato di nuovo o è troppo vecchio. Ne chieda un altro.",
      signUpAgain: "Crea di nuovo un account",
      resetAgain: "Chiedi un altro link",
      toAccount: "Al suo account",
    },
    pt: {
      title: "Este link já não funciona",
      used: "Já foi usado. Se foi você, está tudo feito.",
      replaced:
        "Foi enviado um mais recente, ou entretanto decidiu-se outra coisa. Use o e-mail mais recente.",
      expired: "Era válido por um tempo limitado, que já passou.",
      unknown: "Está incompleto ou é demasiado antigo. Copie o endereço inteiro do e-mail.",
      taken: "Esse endereço pertence agora a outra conta. Nada foi alterado.",
      invitation: "O convite foi retirado, aceite, enviado de novo ou é demasiado antigo. Peça outro.",
      signUpAgain: "Criar de novo uma conta",
      resetAgain: "Pedir outro link",
      toAccount: "Para a sua conta",
    },
    ar: {
      title: "لم يعد هذا الرابط صالحًا",
      used: "سبق استخدامه. إن كنت أنت من استخدمه فقد تم كل شيء.",
      replaced: "أُرسل رابط أحدث، أو تقرّر شيء آخر بعده. استخدم أحدث رسالة.",
      expired: "كان صالحًا لمدة محدودة وقد انتهت.",
      unknown: "إنه غير مكتمل أو قديم جدًا. انسخ العنوان كله من الرسالة.",
      taken: "صار هذا العنوان لحساب آخر. لم يتغيّر أي شيء.",
      invitation: "سُحبت الدعوة أو قُبلت أو أُرسلت من جديد أو صارت قديمة. اطلب دعوة أخرى.",
      signUpAgain: "إنشاء حساب من جديد",
      resetAgain: "اطلب رابطًا آخر",
      toAccount: "إلى حسابك",
    },
  },
);
