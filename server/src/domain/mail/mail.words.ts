import { words } from "../../platform/words.ts";
import type { MailKinds, Read } from "./kinds.ts";

/** What stands before and behind the link, which `action` names. */
export type MailText = {
  subject: string;
  greeting: string;
  lines: string[];
  action?: string;
  ending: string[];
};

type MailWords = { [Kind in keyof MailKinds]: (params: Read<MailKinds[Kind]>) => MailText };

const en: MailWords = {
  confirm_email: ({ validFor }) => ({
    subject: "Confirm your e-mail address",
    greeting: "Hello,",
    lines: ["somebody, most likely you, is creating a Bellhop account with this e-mail address."],
    action: "Confirm the address",
    ending: [
      `The link works for ${validFor}.`,
      "If it was not you, do nothing: without it there is no account.",
    ],
  }),
  already_registered: () => ({
    subject: "You already have an account",
    greeting: "Hello,",
    lines: [
      "somebody, most likely you, wanted to create a Bellhop account with this e-mail address. It has one already.",
    ],
    action: "Sign in",
    ending: [
      "You can choose a new password there, too.",
      "If it was not you, do nothing: nothing has changed.",
    ],
  }),
  reset_password: ({ validFor }) => ({
    subject: "Choose a new password",
    greeting: "Hello,",
    lines: ["somebody, most likely you, wants to choose a new password for your Bellhop account."],
    action: "Choose a new password",
    ending: [
      `The link works for ${validFor}.`,
      "If it was not you, do nothing: your password stays as it is.",
    ],
  }),
  reset_unknown: () => ({
    subject: "There is no account with this address",
    greeting: "Hello,",
    lines: [
      "somebody, most likely you, wants to choose a new password at Bellhop. There is no account with this e-mail address; maybe you used another one.",
    ],
    action: "Create an account",
    ending: ["If it was not you, do nothing."],
  }),
  change_email: ({ name, validFor }) => ({
    subject: "Confirm your new e-mail address",
    greeting: `Hello ${name},`,
    lines: ["you want to use this e-mail address for your Bellhop account from now on."],
    action: "Confirm the new address",
    ending: [`The link works for ${validFor}.`, "If it was not you, do nothing: nothing changes."],
  }),
  email_changed: ({ name, newEmail }) => ({
    subject: "Your e-mail address was changed",
    greeting: `Hello ${name},`,
    lines: [`your Bellhop account now has the e-mail address ${newEmail}. This one is no longer used.`],
    action: "Open your account",
    ending: ["If it was not you, tell an owner of your hotel at once, and whoever runs Bellhop for you."],
  }),
  password_changed: ({ name }) => ({
    subject: "Your password was changed",
    greeting: `Hello ${name},`,
    lines: ["the password of your Bellhop account was changed, and you were signed out everywhere else."],
    action: "Open your account",
    ending: ["If it was not you, choose a new password at once."],
  }),
  invitation: ({ inviterName, operatorName, validFor }) => ({
    subject: `${inviterName} invites you to ${operatorName}`,
    greeting: "Hello,",
    lines: [`${inviterName} invites you to answer the guests of ${operatorName} with Bellhop.`],
    action: "Accept the invitation",
    ending: [`The invitation is open for ${validFor}.`, "If you did not expect this, ignore this e-mail."],
  }),
};

export const mailWords = words<MailWords>(en, {
  es: {
    confirm_email: ({ validFor }) => ({
      subject: "Confirme su dirección de correo",
      greeting: "Hola:",
      lines: [
        "Alguien, probablemente usted, está creando una cuenta de Bellhop con esta dirección de correo.",
      ],
      action: "Confirmar la dirección",
      ending: [
        `El enlace es válido durante ${validFor}.`,
        "Si no ha sido usted, no haga nada: sin él no se crea ninguna cuenta.",
      ],
    }),
    already_registered: () => ({
      subject: "Ya tiene una cuenta",
      greeting: "Hola:",
      lines: [
        "Alguien, probablemente usted, quería crear una cuenta de Bellhop con esta dirección de correo. Ya existe una.",
      ],
      action: "Iniciar sesión",
      ending: [
        "Allí también puede elegir una contraseña nueva.",
        "Si no ha sido usted, no haga nada: no ha cambiado nada.",
      ],
    }),
    reset_password: ({ validFor }) => ({
      subject: "Elija una contraseña nueva",
      greeting: "Hola:",
      lines: ["Alguien, probablemente usted, quiere elegir una contraseña nueva para su cuenta de Bellhop."],
      action: "Elegir una contraseña nueva",
      ending: [
        `El enlace es válido durante ${validFor}.`,
        "Si no ha sido usted, no haga nada: su contraseña sigue igual.",
      ],
    }),
    reset_unknown: () => ({
      subject: "No hay ninguna cuenta con esta dirección",
      greeting: "Hola:",
      lines: [
        "Alguien, probablemente usted, quiere elegir una contraseña nueva en Bellhop. No hay ninguna cuenta con esta dirección de correo; quizá usó otra.",
      ],
      action: "Crear una cuenta",
      ending: ["Si no ha sido usted, no haga nada."],
    }),
    change_email: ({ name, validFor }) => ({
      subject: "Confirme su nueva dirección de correo",
      greeting: `Hola, ${name}:`,
      lines: ["Quiere usar esta dirección de correo para su cuenta de Bellhop a partir de ahora."],
      action: "Confirmar la nueva dirección",
      ending: [`El enlace es válido durante ${validFor}.`, "Si no ha sido usted, no haga nada: nada cambia."],
    }),
    email_changed: ({ name, newEmail }) => ({
      subject: "Su dirección de correo ha cambiado",
      greeting: `Hola, ${name}:`,
      lines: [`Su cuenta de Bellhop tiene ahora la dirección de correo ${newEmail}. Esta ya no se utiliza.`],
      action: "Abrir su cuenta",
      ending: [
        "Si no ha sido usted, avise de inmediato a un propietario de su hotel y a quien gestiona Bellhop para ustedes.",
      ],
    }),
    password_changed: ({ name }) => ({
      subject: "Su contraseña ha cambiado",
      greeting: `Hola, ${name}:`,
      lines: [
        "Se ha cambiado la contraseña de su cuenta de Bellhop y se ha cerrado su sesión en todos los demás lugares.",
      ],
      action: "Abrir su cuenta",
      ending: ["Si no ha sido usted, elija una contraseña nueva de inmediato."],
    }),
    invitation: ({ inviterName, operatorName, validFor }) => ({
      subject: `${inviterName} le invita a ${operatorName}`,
      greeting: "Hola:",
      lines: [`${inviterName} le invita a responder a los huéspedes de ${operatorName} con Bellhop.`],
      action: "Aceptar la invitación",
      ending: [`La invitación está abierta durante ${validFor}.`, "Si no lo esperaba, ignore este correo."],
    }),
  },
  fr: {
    confirm_email: ({ validFor }) => ({
      subject: "Confirmez votre adresse e-mail",
      greeting: "Bonjour,",
      lines: ["Quelqu’un, sans doute vous, crée un compte Bellhop avec cette adresse e-mail."],
      action: "Confirmer l’adresse",
      ending: [
        `Le lien est valable ${validFor}.`,
        "Si ce n’était pas vous, ne faites rien : sans lui, aucun compte n’est créé.",
      ],
    }),
    already_registered: () => ({
      subject: "Vous avez déjà un compte",
      greeting: "Bonjour,",
      lines: [
        "Quelqu’un, sans doute vous, voulait créer un compte Bellhop avec cette adresse e-mail. Elle en a déjà un.",
      ],
      action: "Se connecter",
      ending: [
        "Vous pouvez aussi y choisir un nouveau mot de passe.",
        "Si ce n’était pas vous, ne faites rien : rien n’a changé.",
      ],
    }),
    reset_password: ({ validFor }) => ({
      subject: "Choisissez un nouveau mot de passe",
      greeting: "Bonjour,",
      lines: ["Quelqu’un, sans doute vous, veut choisir un nouveau mot de passe pour votre compte Bellhop."],
      action: "Choisir un nouveau mot de passe",
      ending: [
        `Le lien est valable ${validFor}.`,
        "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
      ],
    }),
    reset_unknown: () => ({
      subject: "Aucun compte n’a cette adresse",
      greeting: "Bonjour,",
      lines: [
        "Quelqu’un, sans doute vous, veut choisir un nouveau mot de passe chez Bellhop. Aucun compte n’a cette adresse e-mail ; peut-être en avez-vous utilisé une autre.",
      ],
      action: "Créer un compte",
      ending: ["Si ce n’était pas vous, ne faites rien."],
    }),
    change_email: ({ name, validFor }) => ({
      subject: "Confirmez votre nouvelle adresse e-mail",
      greeting: `Bonjour ${name},`,
      lines: ["Vous souhaitez désormais utiliser cette adresse e-mail pour votre compte Bellhop."],
      action: "Confirmer la nouvelle adresse",
      ending: [
        `Le lien est valable ${validFor}.`,
        "Si ce n’était pas vous, ne faites rien : rien ne change.",
      ],
    }),
    email_changed: ({ name, newEmail }) => ({
      subject: "Votre adresse e-mail a été modifiée",
      greeting: `Bonjour ${name},`,
      lines: [
        `Votre compte Bellhop a maintenant l’adresse e-mail ${newEmail}. Celle-ci n’est plus utilisée.`,
      ],
      action: "Ouvrir votre compte",
      ending: [
        "Si ce n’était pas vous, prévenez tout de suite un propriétaire de votre hôtel et la personne qui exploite Bellhop pour vous.",
      ],
    }),
    password_changed: ({ name }) => ({
      subject: "Votre mot de passe a été modifié",
      greeting: `Bonjour ${name},`,
      lines: [
        "Le mot de passe de votre compte Bellhop a été modifié, et vous avez été déconnecté partout ailleurs.",
      ],
      action: "Ouvrir votre compte",
      ending: ["Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe."],
    }),
    invitation: ({ inviterName, operatorName, validFor }) => ({
      subject: `${inviterName} vous invite à rejoindre ${operatorName}`,
      greeting: "Bonjour,",
      lines: [`${inviterName} vous invite à répondre aux clients de ${operatorName} avec Bellhop.`],
      action: "Accepter l’invitation",
      ending: [
        `L’invitation est ouverte pendant ${validFor}.`,
        "Si vous ne vous y attendiez pas, ignorez cet e-mail.",
      ],
    }),
  },
  de: {
    confirm_email: ({ validFor }) => ({
      subject: "Bestätigen Sie Ihre E-Mail-Adresse",
      greeting: "Guten Tag,",
      lines: ["jemand, wahrscheinlich Sie, legt mit dieser E-Mail-Adresse ein Bellhop-Konto an."],
      action: "Adresse bestätigen",
      ending: [
        `Der Link gilt ${validFor}.`,
        "Wenn Sie es nicht waren, tun Sie nichts: Ohne den Link entsteht kein Konto.",
      ],
    }),
    already_registered: () => ({
      subject: "Sie haben schon ein Konto",
      greeting: "Guten Tag,",
      lines: [
        "jemand, wahrscheinlich Sie, wollte mit dieser E-Mail-Adresse ein Bellhop-Konto anlegen. Es gibt schon eines.",
      ],
      action: "Anmelden",
      ending: [
        "Dort können Sie auch ein neues Passwort wählen.",
        "Wenn Sie es nicht waren, tun Sie nichts: Es hat sich nichts geändert.",
      ],
    }),
    reset_password: ({ validFor }) => ({
      subject: "Wählen Sie ein neues Passwort",
      greeting: "Guten Tag,",
      lines: ["jemand, wahrscheinlich Sie, möchte ein neues Passwort für Ihr Bellhop-Konto wählen."],
      action: "Neues Passwort wählen",
      ending: [
        `Der Link gilt ${validFor}.`,
        "Wenn Sie es nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
      ],
    }),
    reset_unknown: () => ({
      subject: "Zu dieser Adresse gibt es kein Konto",
      greeting: "Guten Tag,",
      lines: [
        "jemand, wahrscheinlich Sie, möchte bei Bellhop ein neues Passwort wählen. Zu dieser E-Mail-Adresse gibt es kein Konto; vielleicht haben Sie eine andere benutzt.",
      ],
      action: "Konto anlegen",
      ending: ["Wenn Sie es nicht waren, tun Sie nichts."],
    }),
    change_email: ({ name, validFor }) => ({
      subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      greeting: `Guten Tag ${name},`,
      lines: ["Sie möchten für Ihr Bellhop-Konto ab jetzt diese E-Mail-Adresse benutzen."],
      action: "Neue Adresse bestätigen",
      ending: [
        `Der Link gilt ${validFor}.`,
        "Wenn Sie es nicht waren, tun Sie nichts: Es ändert sich nichts.",
      ],
    }),
    email_changed: ({ name, newEmail }) => ({
      subject: "Ihre E-Mail-Adresse wurde geändert",
      greeting: `Guten Tag ${name},`,
      lines: [
        `Ihr Bellhop-Konto hat jetzt die E-Mail-Adresse ${newEmail}. Diese hier wird nicht mehr benutzt.`,
      ],
      action: "Konto öffnen",
      ending: [
        "Wenn Sie es nicht waren, sagen Sie sofort einem Inhaber Ihres Hotels Bescheid und wer Bellhop für Sie betreibt.",
      ],
    }),
    password_changed: ({ name }) => ({
      subject: "Ihr Passwort wurde geändert",
      greeting: `Guten Tag ${name},`,
      lines: ["das Passwort Ihres Bellhop-Kontos wurde geändert, und überall sonst wurden Sie abgemeldet."],
      action: "Konto öffnen",
      ending: ["Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort."],
    }),
    invitation: ({ inviterName, operatorName, validFor }) => ({
      subject: `${inviterName} lädt Sie zu ${operatorName} ein`,
      greeting: "Guten Tag,",
      lines: [`${inviterName} lädt Sie ein, mit Bellhop den Gästen von ${operatorName} zu antworten.`],
      action: "Einladung annehmen",
      ending: [
        `Die Einladung gilt ${validFor}.`,
        "Wenn Sie das nicht erwartet haben, ignorieren Sie diese E-Mail.",
      ],
    }),
  },
  it: {
    confirm_email: ({ validFor }) => ({
      subject: "Confermi il suo indirizzo e-mail",
      greeting: "Buongiorno,",
      lines: ["qualcuno, probabilmente lei, sta creando un account Bellhop con questo indirizzo e-mail."],
      action: "Conferma l’indirizzo",
      ending: [
        `Il link è valido per ${validFor}.`,
        "Se non è stato lei, non faccia nulla: senza il link non nasce alcun account.",
      ],
    }),
    already_registered: () => ({
      subject: "Ha già un account",
      greeting: "Buongiorno,",
      lines: [
        "qualcuno, probabilmente lei, voleva creare un account Bellhop con questo indirizzo e-mail. Ne esiste già uno.",
      ],
      action: "Accedi",
      ending: [
        "Lì può anche scegliere una nuova password.",
        "Se non è stato lei, non faccia nulla: non è cambiato niente.",
      ],
    }),
    reset_password: ({ validFor }) => ({
      subject: "Scelga una nuova password",
      greeting: "Buongiorno,",
      lines: ["qualcuno, probabilmente lei, vuole scegliere una nuova password per il suo account Bellhop."],
      action: "Scegli una nuova password",
      ending: [
        `Il link è valido per ${validFor}.`,
        "Se non è stato lei, non faccia nulla: la password resta quella di prima.",
      ],
    }),
    reset_unknown: () => ({
      subject: "Non c’è alcun account con questo indirizzo",
      greeting: "Buongiorno,",
      lines: [
        "qualcuno, probabilmente lei, vuole scegliere una nuova password su Bellhop. Con questo indirizzo e-mail non c’è alcun account; forse ne ha usato un altro.",
      ],
      action: "Crea un account",
      ending: ["Se non è stato lei, non faccia nulla."],
    }),
    change_email: ({ name, validFor }) => ({
      subject: "Confermi il suo nuovo indirizzo e-mail",
      greeting: `Buongiorno ${name},`,
      lines: ["desidera usare d’ora in poi questo indirizzo e-mail per il suo account Bellhop."],
      action: "Conferma il nuovo indirizzo",
      ending: [
        `Il link è valido per ${validFor}.`,
        "Se non è stato lei, non faccia nulla: non cambia niente.",
      ],
    }),
    email_changed: ({ name, newEmail }) => ({
      subject: "Il suo indirizzo e-mail è cambiato",
      greeting: `Buongiorno ${name},`,
      lines: [`il suo account Bellhop ha ora l’indirizzo e-mail ${newEmail}. Questo non viene più usato.`],
      action: "Apri l’account",
      ending: [
        "Se non è stato lei, avvisi subito un proprietario del suo hotel e chi gestisce Bellhop per voi.",
      ],
    }),
    password_changed: ({ name }) => ({
      subject: "La sua password è cambiata",
      greeting: `Buongiorno ${name},`,
      lines: ["la password del suo account Bellhop è stata cambiata e altrove è stata chiusa ogni sessione."],
      action: "Apri l’account",
      ending: ["Se non è stato lei, scelga subito una nuova password."],
    }),
    invitation: ({ inviterName, operatorName, validFor }) => ({
      subject: `${inviterName} la invita in ${operatorName}`,
      greeting: "Buongiorno,",
      lines: [`${inviterName} la invita a rispondere agli ospiti di ${operatorName} con Bellhop.`],
      action: "Accetta l’invito",
      ending: [`L’invito è aperto per ${validFor}.`, "Se non se l’aspettava, ignori questa e-mail."],
    }),
  },
  pt: {
    confirm_email: ({ validFor }) => ({
      subject: "Confirme o seu endereço de e-mail",
      greeting: "Olá,",
      lines: ["Alguém, provavelmente você, está a criar uma conta Bellhop com este endereço de e-mail."],
      action: "Confirmar o endereço",
      ending: [
        `O link é válido durante ${validFor}.`,
        "Se não foi você, não faça nada: sem o link não é criada nenhuma conta.",
      ],
    }),
    already_registered: () => ({
      subject: "Já tem uma conta",
      greeting: "Olá,",
      lines: [
        "Alguém, provavelmente você, quis criar uma conta Bellhop com este endereço de e-mail. Já existe uma.",
      ],
      action: "Iniciar sessão",
      ending: [
        "Também pode escolher aí uma nova palavra-passe.",
        "Se não foi você, não faça nada: nada mudou.",
      ],
    }),
    reset_password: ({ validFor }) => ({
      subject: "Escolha uma nova palavra-passe",
      greeting: "Olá,",
      lines: ["Alguém, provavelmente você, quer escolher uma nova palavra-passe para a sua conta Bellhop."],
      action: "Escolher uma nova palavra-passe",
      ending: [
        `O link é válido durante ${validFor}.`,
        "Se não foi você, não faça nada: a palavra-passe fica como está.",
      ],
    }),
    reset_unknown: () => ({
      subject: "Não há nenhuma conta com este endereço",
      greeting: "Olá,",
      lines: [
        "Alguém, provavelmente você, quer escolher uma nova palavra-passe no Bellhop. Não há nenhuma conta com este endereço de e-mail; talvez tenha usado outro.",
      ],
      action: "Criar uma conta",
      ending: ["Se não foi você, não faça nada."],
    }),
    change_email: ({ name, validFor }) => ({
      subject: "Confirme o seu novo endereço de e-mail",
      greeting: `Olá ${name},`,
      lines: ["Quer usar este endereço de e-mail na sua conta Bellhop a partir de agora."],
      action: "Confirmar o novo endereço",
      ending: [`O link é válido durante ${validFor}.`, "Se não foi você, não faça nada: nada muda."],
    }),
    email_changed: ({ name, newEmail }) => ({
      subject: "O seu endereço de e-mail foi alterado",
      greeting: `Olá ${name},`,
      lines: [`A sua conta Bellhop tem agora o endereço de e-mail ${newEmail}. Este deixou de ser usado.`],
      action: "Abrir a sua conta",
      ending: [
        "Se não foi você, avise de imediato um proprietário do seu hotel e quem gere o Bellhop para si.",
      ],
    }),
    password_changed: ({ name }) => ({
      subject: "A sua palavra-passe foi alterada",
      greeting: `Olá ${name},`,
      lines: [
        "A palavra-passe da sua conta Bellhop foi alterada e a sua sessão foi terminada em todos os outros dispositivos.",
      ],
      action: "Abrir a sua conta",
      ending: ["Se não foi você, escolha de imediato uma nova palavra-passe."],
    }),
    invitation: ({ inviterName, operatorName, validFor }) => ({
      subject: `${inviterName} convida-o para ${operatorName}`,
      greeting: "Olá,",
      lines: [`${inviterName} convida-o a responder aos hóspedes de ${operatorName} com o Bellhop.`],
      action: "Aceitar o convite",
      ending: [
        `O convite está aberto durante ${validFor}.`,
        "Se não estava à espera disto, ignore este e-mail.",
      ],
    }),
  },
  ar: {
    confirm_email: ({ validFor }) => ({
      subject: "أكّد عنوان بريدك الإلكتروني",
      greeting: "مرحبًا،",
      lines: ["ينشئ أحدهم، وهو أنت على الأرجح، حسابًا في Bellhop بعنوان البريد هذا."],
      action: "تأكيد العنوان",
      ending: [
        `مدة صلاحية الرابط: ${validFor}.`,
        "إن لم تكن أنت فلا تفعل شيئًا: لا يُنشأ أي حساب من دون الرابط.",
      ],
    }),
    already_registered: () => ({
      subject: "لديك حساب بالفعل",
      greeting: "مرحبًا،",
      lines: [
        "أراد أحدهم، وهو أنت على الأرجح، إنشاء حساب في Bellhop بعنوان البريد هذا، ولهذا العنوان حساب بالفعل.",
      ],
      action: "تسجيل الدخول",
      ending: ["يمكنك هناك أيضًا اختيار كلمة مرور جديدة.", "إن لم تكن أنت فلا تفعل شيئًا: لم يتغيّر أي شيء."],
    }),
    reset_password: ({ validFor }) => ({
      subject: "اختر كلمة مرور جديدة",
      greeting: "مرحبًا،",
      lines: ["يريد أحدهم، وهو أنت على الأرجح، اختيار كلمة مرور جديدة لحسابك في Bellhop."],
      action: "اختيار كلمة مرور جديدة",
      ending: [`مدة صلاحية الرابط: ${validFor}.`, "إن لم تكن أنت فلا تفعل شيئًا: تبقى كلمة مرورك كما هي."],
    }),
    reset_unknown: () => ({
      subject: "لا يوجد حساب بهذا العنوان",
      greeting: "مرحبًا،",
      lines: [
        "يريد أحدهم، وهو أنت على الأرجح، اختيار كلمة مرور جديدة في Bellhop. لا يوجد حساب بعنوان البريد هذا؛ ربما استخدمت عنوانًا آخر.",
      ],
      action: "إنشاء حساب",
      ending: ["إن لم تكن أنت فلا تفعل شيئًا."],
    }),
    change_email: ({ name, validFor }) => ({
      subject: "أكّد عنوان بريدك الجديد",
      greeting: `مرحبًا ${name}،`,
      lines: ["تريد استخدام عنوان البريد هذا لحسابك في Bellhop من الآن فصاعدًا."],
      action: "تأكيد العنوان الجديد",
      ending: [`مدة صلاحية الرابط: ${validFor}.`, "إن لم تكن أنت فلا تفعل شيئًا: لن يتغيّر أي شيء."],
    }),
    email_changed: ({ name, newEmail }) => ({
      subject: "تغيّر عنوان بريدك الإلكتروني",
      greeting: `مرحبًا ${name}،`,
      lines: [`أصبح عنوان بريد حسابك في Bellhop ${newEmail}، ولم يعد هذا العنوان مستخدمًا.`],
      action: "فتح حسابك",
      ending: ["إن لم تكن أنت فأخبر فورًا أحد مالكي فندقك ومن يشغّل Bellhop لديكم."],
    }),
    password_changed: ({ name }) => ({
      subject: "تغيّرت كلمة مرورك",
      greeting: `مرحبًا ${name}،`,
      lines: ["تغيّرت كلمة مرور حسابك في Bellhop، وجرى تسجيل خروجك من كل مكان آخر."],
      action: "فتح حسابك",
      ending: ["إن لم تكن أنت فاختر كلمة مرور جديدة فورًا."],
    }),
    invitation: ({ inviterName, operatorName, validFor }) => ({
      subject: `يدعوك ${inviterName} إلى ${operatorName}`,
      greeting: "مرحبًا،",
      lines: [`يدعوك ${inviterName} إلى الرد على ضيوف ${operatorName} عبر Bellhop.`],
      action: "قبول الدعوة",
      ending: [`مدة صلاحية الدعوة: ${validFor}.`, "إن لم تكن تتوقع هذه الدعوة فتجاهل هذه الرسالة."],
    }),
  },
});
