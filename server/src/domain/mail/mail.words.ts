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

type MailWords = {
  [Kind in Exclude<keyof MailKinds, "stay_code" | "alert" | "alert_summary" | "week_summary">]: (
    params: Read<MailKinds[Kind]>,
  ) => MailText;
};

const en: MailWords = {
  confirm_email: ({ validFor }) => ({
    subject: "Confirm your e-mail address",
    greeting: "Hello,",
    lines: ["Please confirm this e-mail address to finish your Bellhop account."],
    action: "Confirm the address",
    ending: [
      `The link works for ${validFor}.`,
      "If you did not ask for this, ignore this e-mail. No account will be created.",
    ],
  }),
  already_registered: () => ({
    subject: "You already have an account",
    greeting: "Hello,",
    lines: [
      "Someone, probably you, tried to create a Bellhop account with this e-mail address. It already has one.",
    ],
    action: "Sign in",
    ending: [
      "You can also choose a new password there.",
      "If this was not you, ignore this e-mail. Nothing has changed.",
    ],
  }),
  reset_password: ({ validFor }) => ({
    subject: "Choose a new password",
    greeting: "Hello,",
    lines: ["Someone, probably you, asked for a new password for your Bellhop account."],
    action: "Choose a new password",
    ending: [
      `The link works for ${validFor}.`,
      "If this was not you, ignore this e-mail. Your password stays the same.",
    ],
  }),
  reset_unknown: () => ({
    subject: "There is no account with this address",
    greeting: "Hello,",
    lines: [
      "Someone, probably you, asked for a new Bellhop password. No account has this e-mail address. Did you use another one?",
    ],
    action: "Create an account",
    ending: ["If this was not you, ignore this e-mail."],
  }),
  change_email: ({ name, validFor }) => ({
    subject: "Confirm your new e-mail address",
    greeting: `Hello ${name},`,
    lines: ["You asked to use this e-mail address for your Bellhop account."],
    action: "Confirm the new address",
    ending: [
      `The link works for ${validFor}.`,
      "If this was not you, ignore this e-mail. Nothing will change.",
    ],
  }),
  email_changed: ({ name, newEmail }) => ({
    subject: "Your e-mail address was changed",
    greeting: `Hello ${name},`,
    lines: [`The e-mail address of your Bellhop account is now ${newEmail}. This one is no longer used.`],
    action: "Open your account",
    ending: ["If this was not you, tell an owner of your hotel and your Bellhop administrator at once."],
  }),
  password_changed: ({ name }) => ({
    subject: "Your password was changed",
    greeting: `Hello ${name},`,
    lines: ["The password of your Bellhop account was changed. You were signed out everywhere else."],
    action: "Open your account",
    ending: ["If this was not you, choose a new password at once."],
  }),
  idea_shipped: ({ name, idea }) => ({
    subject: `Your idea is built: ${idea}`,
    greeting: `Hello ${name},`,
    lines: [`“${idea}” is now in Bellhop. You voted for it. Thank you.`],
    action: "See the idea",
    ending: ["You get this e-mail once, because you voted for this idea."],
  }),
  invitation: ({ inviterName, operatorName, validFor }) => ({
    subject: `${inviterName} invites you to ${operatorName}`,
    greeting: "Hello,",
    lines: [`${inviterName} invites you to answer the guests of ${operatorName} with Bellhop.`],
    action: "Accept the invitation",
    ending: [`The invitation is valid for ${validFor}.`, "If you did not expect this, ignore this e-mail."],
  }),
};

export const mailWords = words<MailWords>(en, {
  es: {
    confirm_email: ({ validFor }) => ({
      subject: "Confirme su dirección de correo",
      greeting: "Hola:",
      lines: ["Confirme esta dirección de correo para terminar su cuenta de Bellhop."],
      action: "Confirmar la dirección",
      ending: [
        `El enlace es válido durante ${validFor}.`,
        "Si no lo ha pedido, ignore este correo. No se creará ninguna cuenta.",
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
        "Si no ha sido usted, avise de inmediato a un propietario de su hotel y a su administrador de Bellhop.",
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
    idea_shipped: ({ name, idea }) => ({
      subject: `Su idea ya existe: ${idea}`,
      greeting: `Hola, ${name}:`,
      lines: [`«${idea}» ya está en Bellhop. Usted votó por esta idea. Gracias.`],
      action: "Ver la idea",
      ending: ["Recibe este correo una sola vez, porque votó por esta idea."],
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
      lines: ["Confirmez cette adresse e-mail pour terminer votre compte Bellhop."],
      action: "Confirmer l’adresse",
      ending: [
        `Le lien est valable ${validFor}.`,
        "Si vous n’avez rien demandé, ignorez cet e-mail. Aucun compte ne sera créé.",
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
        "Si ce n’était pas vous, prévenez tout de suite un propriétaire de votre hôtel et votre administrateur Bellhop.",
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
    idea_shipped: ({ name, idea }) => ({
      subject: `Votre idée est réalisée : ${idea}`,
      greeting: `Bonjour ${name},`,
      lines: [`« ${idea} » est maintenant dans Bellhop. Vous avez voté pour cette idée. Merci.`],
      action: "Voir l’idée",
      ending: ["Vous recevez cet e-mail une seule fois, parce que vous avez voté pour cette idée."],
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
      lines: ["bitte bestätigen Sie diese E-Mail-Adresse, um Ihre Registrierung abzuschließen."],
      action: "Adresse bestätigen",
      ending: [
        `Der Link gilt ${validFor}.`,
        "Wenn Sie das nicht wollten, ignorieren Sie diese E-Mail. Es wird kein Konto angelegt.",
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
        "Wenn Sie es nicht waren, ignorieren Sie diese E-Mail. Es hat sich nichts geändert.",
      ],
    }),
    reset_password: ({ validFor }) => ({
      subject: "Wählen Sie ein neues Passwort",
      greeting: "Guten Tag,",
      lines: ["jemand, wahrscheinlich Sie, hat ein neues Passwort für Ihr Bellhop-Konto angefordert."],
      action: "Neues Passwort wählen",
      ending: [
        `Der Link gilt ${validFor}.`,
        "Wenn Sie es nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.",
      ],
    }),
    reset_unknown: () => ({
      subject: "Zu dieser Adresse gibt es kein Konto",
      greeting: "Guten Tag,",
      lines: [
        "jemand, wahrscheinlich Sie, hat bei Bellhop ein neues Passwort angefordert. Zu dieser E-Mail-Adresse gibt es kein Konto. Haben Sie vielleicht eine andere verwendet?",
      ],
      action: "Konto anlegen",
      ending: ["Wenn Sie es nicht waren, ignorieren Sie diese E-Mail."],
    }),
    change_email: ({ name, validFor }) => ({
      subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      greeting: `Guten Tag ${name},`,
      lines: ["Sie möchten diese E-Mail-Adresse für Ihr Bellhop-Konto verwenden."],
      action: "Neue Adresse bestätigen",
      ending: [
        `Der Link gilt ${validFor}.`,
        "Wenn Sie es nicht waren, ignorieren Sie diese E-Mail. Es ändert sich nichts.",
      ],
    }),
    email_changed: ({ name, newEmail }) => ({
      subject: "Ihre E-Mail-Adresse wurde geändert",
      greeting: `Guten Tag ${name},`,
      lines: [
        `Ihr Bellhop-Konto hat jetzt die E-Mail-Adresse ${newEmail}. Die bisherige Adresse gilt nicht mehr.`,
      ],
      action: "Konto öffnen",
      ending: [
        "Wenn Sie es nicht waren, informieren Sie sofort einen Inhaber Ihres Hotels und Ihren Bellhop-Administrator.",
      ],
    }),
    password_changed: ({ name }) => ({
      subject: "Ihr Passwort wurde geändert",
      greeting: `Guten Tag ${name},`,
      lines: [
        "das Passwort Ihres Bellhop-Kontos wurde geändert, und Sie wurden auf allen anderen Geräten abgemeldet.",
      ],
      action: "Konto öffnen",
      ending: ["Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort."],
    }),
    idea_shipped: ({ name, idea }) => ({
      subject: `Ihre Idee ist umgesetzt: ${idea}`,
      greeting: `Guten Tag ${name},`,
      lines: [`„${idea}“ ist jetzt in Bellhop. Sie haben dafür gestimmt. Vielen Dank.`],
      action: "Idee ansehen",
      ending: ["Sie erhalten diese E-Mail einmal, weil Sie für die Idee gestimmt haben."],
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
      lines: ["confermi questo indirizzo e-mail per completare il suo account Bellhop."],
      action: "Conferma l’indirizzo",
      ending: [
        `Il link è valido per ${validFor}.`,
        "Se non l’ha chiesto lei, ignori questa e-mail. Non verrà creato alcun account.",
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
    idea_shipped: ({ name, idea }) => ({
      subject: `La sua idea è realtà: ${idea}`,
      greeting: `Buongiorno ${name},`,
      lines: [`«${idea}» è ora in Bellhop. Lei ha votato per questa idea. Grazie.`],
      action: "Vedi l’idea",
      ending: ["Riceve questa e-mail una sola volta, perché ha votato per questa idea."],
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
      lines: ["Confirme este endereço de e-mail para concluir a sua conta Bellhop."],
      action: "Confirmar o endereço",
      ending: [
        `O link é válido durante ${validFor}.`,
        "Se não fez este pedido, ignore este e-mail. Não será criada nenhuma conta.",
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
    idea_shipped: ({ name, idea }) => ({
      subject: `A sua ideia já existe: ${idea}`,
      greeting: `Olá ${name},`,
      lines: [`«${idea}» já está no Bellhop. Votou nesta ideia. Obrigado.`],
      action: "Ver a ideia",
      ending: ["Recebe este e-mail uma única vez, porque votou nesta ideia."],
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
      lines: ["أكّد عنوان البريد هذا لإكمال حسابك في Bellhop."],
      action: "تأكيد العنوان",
      ending: [`مدة صلاحية الرابط: ${validFor}.`, "إن لم تطلب ذلك فتجاهل هذه الرسالة. لن يُنشأ أي حساب."],
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
    idea_shipped: ({ name, idea }) => ({
      subject: `تحققت فكرتك: ${idea}`,
      greeting: `مرحبًا ${name}،`,
      lines: [`أصبحت «${idea}» متاحة في Bellhop. لقد صوّتَّ لها. شكرًا لك.`],
      action: "عرض الفكرة",
      ending: ["تصلك هذه الرسالة مرة واحدة لأنك صوّتَّ لهذه الفكرة."],
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
